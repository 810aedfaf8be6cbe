import type { Splice } from './pieces'

/** So many lines are looked through for the next one that both texts have. */
const far = 400

/**
 * The changes that make one text of another, line by line: what the module mended becomes edits
 * that leave everything else, and the caret, where it is.
 */
export function difference(before: string, after: string): Splice[] {
  const a = before.split('\n')
  const b = after.split('\n')
  const changes: Splice[] = []
  let [i, j, at] = [0, 0, 0]
  while (i < a.length || j < b.length) {
    if (i < a.length && a[i] === b[j]) {
      at += a[i]!.length + 1
      i++
      j++
      continue
    }
    const [p, q] = meeting(a, i, b, j)
    // Lines go with the break that follows them; at the end, with the one before.
    const ended = p === a.length && q === b.length
    const part = (lines: string[]) => ended && at > 0
      ? lines.map((line) => `\n${line}`).join('')
      : ended ? lines.join('\n') : lines.map((line) => `${line}\n`).join('')
    const old = part(a.slice(i, p))
    changes.push(trimmed(ended && at > 0 ? at - 1 : at, old, part(b.slice(j, q))))
    at += old.length
    i = p
    j = q
  }
  return changes
}

/** The nearest place where both go on alike. */
function meeting(a: string[], i: number, b: string[], j: number): [number, number] {
  for (let sum = 1; sum <= far; sum++) {
    for (let p = Math.min(sum, a.length - i); p >= 0 && sum - p <= b.length - j; p--) {
      const [x, y] = [i + p, j + sum - p]
      if (x < a.length && y < b.length && a[x] === b[y]) return [x, y]
    }
  }
  return [a.length, b.length]
}

function trimmed(at: number, old: string, now: string): Splice {
  let start = 0
  const shorter = Math.min(old.length, now.length)
  while (start < shorter && old[start] === now[start]) start++
  let end = 0
  while (end < shorter - start && old[old.length - 1 - end] === now[now.length - 1 - end]) end++
  return [at + start, at + old.length - end, now.slice(start, now.length - end)]
}
