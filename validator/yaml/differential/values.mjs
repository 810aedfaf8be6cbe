// Random values, the same for the same seed.
const words = [
  'a', 'ban', ' ', '  ', '\n', '\n\n', ':', ': ', ' #', '#', '-', '- ', '? ', '?', ',', '[', ']', '{', '}', '&', '*', '!', '|', '>', "'", '"',
  '%', '@', '`', '\t', 'é', '日本', '😀', '\\', '\\n', 'yes', 'no', 'null', '~', '1', '0', '.', '12:30', '2026-08-05', '0x1F', '0o17', '1e3',
  '1_000', '+', '_', '\u2028', '\u0085', '\u00a0', '\ufeff', '\u0007', '\u007f', '\r', 'Ban a member', 'the user whom to ban from the guild',
  'long '.repeat(30), '<<', '=', '---', '...', '\n---\n', '\n  ', '\n- ', '\n\t', ' \n', '/', 'http://example.com/#a',
]
const keys = ['name', 'description', 'type', 'options', 'choices', 'a b', 'name_localizations']

export function generator(seed) {
  let state = seed | 0
  const random = () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  const below = n => Math.floor(random() * n)
  const pick = list => list[below(list.length)]
  const text = () => Array.from({ length: 1 + below(6) }, () => pick(words)).join('')
  const scalars = [
    text, text, text, text, () => below(1000), () => -below(100), () => random() * 100, () => random() * 1e25, () => true, () => false,
    () => null, () => '', () => 'name', () => 'description',
  ]
  // What was made before and is used again is written as an alias.
  const earlier = []
  const value = depth => {
    if (earlier.length > 0 && random() < 0.05) return pick(earlier)
    const made = fresh(depth)
    if (made !== null && typeof made === 'object' && random() < 0.3) earlier.push(made)
    return made
  }
  const fresh = depth => {
    const kind = depth > 3 ? 0 : below(5)
    if (kind < 2) return pick(scalars)()
    if (kind === 2) return Array.from({ length: below(4) }, () => value(depth + 1))
    return Object.fromEntries(Array.from({ length: below(5) }, () => [random() < 0.6 ? pick(keys) : text(), value(depth + 1)]))
  }
  const document = () => {
    earlier.length = 0
    return random() < 0.5 ? Array.from({ length: 1 + below(3) }, () => value(1)) : value(0)
  }
  return { random, pick, document }
}
