// Runs in every runtime and in pages, so it imports nothing.

/** What there must be at least; fewer mean that the file was cut off. */
const fewest = 3000

/**
 * Makes every call of wasm/dist/cases.ndjson and compares the answers to the byte. Throws when one differs,
 * and returns how many there were.
 * @param {import('../../src/index.js').Slashlint} slashlint
 * @param {string} ndjson
 */
export function runCases(slashlint, ndjson) {
  const cases = ndjson.split('\n').filter(Boolean).map((line) => JSON.parse(line))
  if (cases.length < fewest) throw new Error(`there are only ${cases.length} cases, fewer than ${fewest}`)
  const wrong = cases.filter(({ call, document, options, answer }) => {
    const got = slashlint.call(call, bytes(document), bytes(options))
    const want = bytes(answer)
    return got.length !== want.length || got.some((byte, i) => byte !== want[i])
  })
  if (wrong.length > 0) {
    const names = wrong.slice(0, 5).map(({ call, name }) => `${call}: ${name}`)
    throw new Error(`${wrong.length} of ${cases.length} answers differ, such as\n${names.join('\n')}`)
  }
  return cases.length
}

/**
 * @param {string | null} base64
 */
function bytes(base64) {
  return Uint8Array.from(atob(base64 ?? ''), (character) => character.charCodeAt(0))
}
