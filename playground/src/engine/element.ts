/**
 * Finds what a key press has changed in an answer. Mostly that is one element of one list, which is
 * then parsed and posted instead of hundreds.
 */

/** An element of a list of objects in the answer's object, and where it stands in the JSON. */
export interface Element {
  list: string
  index: number
  from: number
  to: number
}

/**
 * Returns the only element that two answers differ in, as it is now, or null. Both are JSON; the
 * guess, an element of the old one, saves looking for it.
 */
export function onlyChange(
  old: string, now: string, guess: Element | null,
): { element: Element; value: unknown } | null {
  const was = guess && around(guess, old, now) ? guess : find(old, alike(old, now))
  if (!was || !around(was, old, now)) return null
  const element = { ...was, to: was.to + now.length - old.length }
  try {
    // What is around it is the same, and what parses is one value: the rest means what it meant.
    return { element, value: JSON.parse(now.slice(element.from, element.to)) }
  } catch {
    return null
  }
}

/** Whether two answers are the same but for what is between the braces of an old one's element. */
function around({ from, to }: Element, old: string, now: string): boolean {
  const rest = to - 1 - old.length
  return now.length + rest > from && now.slice(0, from + 1) === old.slice(0, from + 1) && now.slice(rest) === old.slice(rest)
}

/** How many units are the same at the beginning of both: comparing halves is faster than each. */
function alike(a: string, b: string): number {
  let [from, to] = [0, Math.min(a.length, b.length)]
  while (from < to) {
    const middle = (from + to + 1) >> 1
    if (a.slice(from, middle) === b.slice(from, middle)) from = middle
    else to = middle - 1
  }
  return from
}

/** Returns the element that something stands in, or null. */
function find(json: string, at: number): Element | null {
  let [list, name, index, from, depth] = ['', '', 0, 0, 0]
  for (let i = 0; i < json.length; i++) {
    switch (json[i]) {
      case '"': {
        const begin = i + 1
        for (i++; json[i] !== '"'; i++) if (json[i] === '\\') i++
        if (depth === 1) name = json.slice(begin, i)
        break
      }
      case '{':
      case '[':
        depth++
        if (depth === 2) [list, index] = [name, -1]
        if (depth === 3) [index, from] = [index + 1, i]
        break
      case '}':
      case ']':
        depth--
        if (depth === 2 && i >= at) return from < at ? { list, index, from, to: i + 1 } : null
    }
  }
  return null
}
