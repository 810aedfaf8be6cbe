/**
 * Writes JSON in another form without reading it as values: numbers keep their digits, members their
 * order, and what is there twice stays there twice.
 */

const tokens = /"(?:[^"\\]|\\.)*"|[{}[\]:,]|[^\s"{}[\]:,]+/g

/** Whether a text is JSON. */
export function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** In one line, without spaces. */
export function minified(text: string): string {
  return Array.from(text.matchAll(tokens), ([token]) => token).join('')
}

/** Indented by two spaces, as JSON.stringify would. */
export function pretty(text: string): string {
  const parts: string[] = []
  let depth = 0
  let last = ''
  const line = () => parts.push('\n', '  '.repeat(depth))
  for (const [token] of text.matchAll(tokens)) {
    const closes = token === '}' || token === ']'
    const empty = closes && (last === '{' || last === '[')
    if (closes) depth--
    if (!empty && (closes || last === '{' || last === '[' || last === ',')) line()
    parts.push(token)
    if (token === ':') parts.push(' ')
    if (token === '{' || token === '[') depth++
    last = token
  }
  return parts.join('')
}
