"""`python pyyaml.py write COUNT SEED` writes documents that PyYAML emits, one JSON string a line.

`python pyyaml.py read` reads such lines and writes for each what PyYAML reads in it.
"""

import datetime
import json
import math
import random
import sys

import yaml

WORDS = [
    "a", "ban", " ", "  ", "\n", "\n\n", ":", ": ", " #", "#", "-", "- ", "? ", ",", "[", "]", "{", "}", "&", "*", "!", "|", ">", "'", '"', "%", "@", "`",
    "\t", "é", "日本", "😀", "\\", "yes", "no", "null", "~", "1", "0", ".", "12:30", "0x1F", "0o17", "1e3", "_", "\u2028", "\u0085", "\u00a0", "\ufeff",
    "\u0007", "\r", "Ban a member", "the user whom to ban from the guild", "long " * 30, "<<", "=", "---", "...", "\n---\n", "\n  ", "\n- ", "/",
]
KEYS = ["name", "description", "type", "options", "choices", "a b"]


def text(source):
    return "".join(source.choice(WORDS) for _ in range(source.randint(1, 6)))


def value(source, depth, earlier):
    """What was made before and is used again is written as an alias."""
    if earlier and source.random() < 0.05:
        return source.choice(earlier)
    made = fresh(source, depth, earlier)
    if isinstance(made, (list, dict)) and source.random() < 0.3:
        earlier.append(made)
    return made


def fresh(source, depth, earlier):
    kind = 0 if depth > 3 else source.randrange(5)
    if kind < 2:
        return source.choice([
            lambda: text(source), lambda: text(source), lambda: text(source), lambda: source.randrange(1000),
            lambda: source.random() * 100, lambda: True, lambda: None, lambda: "", lambda: "name",
        ])()
    if kind == 2:
        return [value(source, depth + 1, earlier) for _ in range(source.randrange(4))]
    return {
        source.choice(KEYS) if source.random() < 0.6 else text(source): value(source, depth + 1, earlier)
        for _ in range(source.randrange(5))
    }


def emit(source):
    return yaml.safe_dump(
        value(source, 0, []),
        default_style=source.choice([None, None, None, "'", '"', "|", ">"]),
        default_flow_style=source.choice([None, True, False, False]),
        indent=source.choice([None, 2, 4]),
        width=source.choice([20, 80, 10000]),
        allow_unicode=source.choice([True, False]),
        explicit_start=source.choice([None, True]),
        line_break=source.choice([None, None, "\r\n"]),
    )


def key(k):
    if k is None or isinstance(k, bool):
        return json.dumps(k)
    return str(k)


def plain(v, around=()):
    if id(v) in around:
        raise ValueError("a value contains itself")
    inner = (*around, id(v))
    if isinstance(v, dict):
        return {key(k): plain(x, inner) for k, x in v.items()}
    if isinstance(v, (list, tuple)):
        return [plain(x, inner) for x in v]
    if isinstance(v, float) and not math.isfinite(v):
        return "\0"
    if isinstance(v, (datetime.date, bytes, set)):
        return {type(v).__name__: str(v)}
    return v


def has_content(node):
    """Empty documents do not count."""
    return not (isinstance(node, yaml.ScalarNode) and node.start_mark.index == node.end_mark.index)


def read(document):
    loader = yaml.SafeLoader(document)
    values = []
    while loader.check_node():
        node = loader.get_node()
        if has_content(node):
            values.append(loader.construct_document(node))
    if len(values) != 1:
        return {"error": f"{len(values)} documents"}
    return {"value": plain(values[0])}


def written(line):
    try:
        return json.dumps(read(json.loads(line)))
    except Exception as error:
        return json.dumps({"error": type(error).__name__ + " " + str(error)[:100]})


if sys.argv[1] == "write":
    source = random.Random(int(sys.argv[3]))
    for _ in range(int(sys.argv[2])):
        print(json.dumps(emit(source)))
else:
    for line in sys.stdin:
        print(written(line))
