package validator_test

import (
	"math/rand/v2"
	"strconv"
	"strings"
	"testing"
)

// TestRandomDocuments tries what holds for every document on documents that break many rules at
// once, in ways that bring them together.
func TestRandomDocuments(t *testing.T) {
	rounds := 500
	if testing.Short() {
		rounds = 100
	}
	random := rand.New(rand.NewPCG(3, 4))
	for range rounds {
		w := writer{Rand: random, dictionary: random.IntN(3)}
		d := document{src: []byte(w.document()), options: settings(random.IntN(8)).options()}
		wantSound(t, &d, d.check())
		wantMended(t, &d)
		wantUnsafeEnds(t, &d)
		if t.Failed() {
			t.Fatalf("with %+v: %s", d.options, d.src)
		}
	}
}

// writer writes random documents.
type writer struct {
	*rand.Rand
	// dictionary says how many entries dictionaries have, more or less.
	dictionary int
}

// What members may be, right and wrong.
var (
	randomNames = words(`"a" | "b" | "A" | "B" | "ab" | "aB" | "Ab" | "é" | "É" | "e\u0301" | "É" | "İ" | "ı" |
		"ß" | "ẞ" | "Ǆ" | "ǅ" | "ǆ" | "a b" | "A B" | "a'b" | "" | " " | "ภาษา" | "日本" | "a\u0062" | "\u0041" |
		"a\u200Db" | "𝐀" | "ﬀ" | "Ω" | 7 | null | true | []`)
	randomTexts = words(`"a" | "A" | "b" | "" | " " | "x y" | 5 | null | false | {}`)
	randomKeys  = words(`de | fr | en-US | en-GB | es-ES | es-419 | en | en_us | DE | pt_BR | pt-BR | he | xx |
		german | d\u0065`)
	randomNumbers = words(`0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | -1 | 1.5 | 5.0 | 1e2 | "1" |
		"2" | "3" | "07" | "STRING" | "user" | "x" | null | true | [] | 9007199254740992 | 1e400`)
	randomBooleans = words(`true | true | false | false | null | "true" | 1 | "x" | []`)
	randomValues   = words(`"a" | "b" | "A" | "" | 1 | 1.0 | 2 | 1.5 | "1" | null | true | {} | 1e400 |
		-9007199254740993`)
	randomStrings = words(`"0" | "8" | "-1" | "x" | "" | 8 | null | 1.5 | "99999999999999999999" |
		"9007199254740992"`)
	randomOddities = words(`null | true | 1 | "x" | [] | {} | [null] | [1] | {"a":1,"a":2}`)
	randomBlanks   = []string{"", "", "", " ", "\n", "\r\n  ", "\t", "\n    "}
)

func words(list string) []string {
	all := strings.Split(list, "|")
	for i, word := range all {
		all[i] = strings.TrimSpace(word)
	}
	return all
}

func (w *writer) document() string {
	if w.IntN(3) > 0 {
		return w.command()
	}
	return w.list(4, w.command)
}

func (w *writer) pick(among []string) string { return among[w.IntN(len(among))] }

// value returns what write writes, rarely something else.
func (w *writer) value(write func() string) string {
	if w.IntN(40) == 0 {
		return w.pick(randomOddities)
	}
	return write()
}

func (w *writer) list(most int, element func() string) string {
	elements := make([]string, w.IntN(most+1))
	for i := range elements {
		elements[i] = w.pick(randomBlanks) + w.value(element) + w.pick(randomBlanks)
	}
	return "[" + strings.Join(elements, ",") + w.pick(randomBlanks) + "]"
}

// member is one that an object has now and then.
type member struct {
	key string
	// percent says how often.
	percent int
	write   func() string
}

func (w *writer) object(members ...member) string {
	var written []string
	for range 2 {
		for _, m := range members {
			if w.IntN(100) >= m.percent {
				continue
			}
			written = append(written, w.pick(randomBlanks)+`"`+m.key+`"`+w.pick(randomBlanks)+":"+
				w.pick(randomBlanks)+w.value(m.write)+w.pick(randomBlanks))
		}
		if w.IntN(8) > 0 {
			break // else members stand twice
		}
	}
	w.Shuffle(len(written), func(i, j int) { written[i], written[j] = written[j], written[i] })
	return "{" + strings.Join(written, ",") + w.pick(randomBlanks) + "}"
}

func (w *writer) from(among []string) func() string {
	return func() string { return w.pick(among) }
}

func (w *writer) localizations(values []string) func() string {
	return func() string {
		var members []member
		for range w.IntN(2 + 2*w.dictionary) {
			members = append(members, member{w.pick(randomKeys), 100, w.from(values)})
		}
		return w.object(members...)
	}
}

func (w *writer) integers() string { return w.list(4, w.from(randomNumbers)) }

func (w *writer) command() string {
	return w.object(
		member{"name", 95, w.from(randomNames)},
		member{"description", 90, w.from(randomTexts)},
		member{"name_localizations", 40, w.localizations(randomNames)},
		member{"description_localizations", 20, w.localizations(randomTexts)},
		member{"type", 30, w.from(randomNumbers)},
		member{"options", 70, func() string { return w.options(0) }},
		member{"contexts", 15, w.integers},
		member{"integration_types", 15, w.integers},
		member{"default_member_permissions", 10, w.from(randomStrings)},
		member{"dm_permission", 10, w.from(randomBooleans)},
		member{"default_permission", 5, w.from(randomBooleans)},
		member{"nsfw", 10, w.from(randomBooleans)},
		member{"handler", 8, w.from(randomNumbers)},
		member{"id", 8, w.from(randomStrings)},
		member{"version", 5, w.from(randomStrings)},
		member{"name_localized", 5, w.from(randomNames)},
		member{"nameLocalizations", 3, w.from(randomNames)},
	)
}

func (w *writer) options(depth int) string {
	return w.list(4, func() string { return w.option(depth) })
}

func (w *writer) option(depth int) string {
	inner := 30
	if depth > 2 {
		inner = 0
	}
	return w.object(
		member{"type", 95, func() string {
			if w.IntN(4) == 0 {
				return w.pick(randomNumbers)
			}
			return strconv.Itoa(1 + w.IntN(11))
		}},
		member{"name", 95, w.from(randomNames)},
		member{"description", 90, w.from(randomTexts)},
		member{"name_localizations", 50, w.localizations(randomNames)},
		member{"description_localizations", 15, w.localizations(randomTexts)},
		member{"required", 50, w.from(randomBooleans)},
		member{"options", inner, func() string { return w.options(depth + 1) }},
		member{"choices", 25, func() string { return w.list(4, w.choice) }},
		member{"autocomplete", 10, w.from(randomBooleans)},
		member{"channel_types", 10, w.integers},
		member{"file_types", 10, func() string { return w.list(3, w.from(randomTexts)) }},
		member{"min_value", 10, w.from(randomNumbers)},
		member{"max_value", 10, w.from(randomNumbers)},
		member{"min_length", 10, w.from(randomNumbers)},
		member{"max_length", 10, w.from(randomNumbers)},
		member{"description_localized", 4, w.from(randomTexts)},
	)
}

func (w *writer) choice() string {
	return w.object(
		member{"name", 95, w.from(randomTexts)},
		member{"value", 95, w.from(randomValues)},
		member{"name_localizations", 20, w.localizations(randomTexts)},
	)
}
