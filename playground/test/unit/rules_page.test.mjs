import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { source } from './source.mjs'

const { longestLink, read } = await source('share/link.ts')
const page = await readFile(new URL('../../../docs/rules.md', import.meta.url), 'utf8')

// An example, after its link; of a long one the page has the beginning.
const examples = [...page.matchAll(/\(\[try it\]\(([^)#]*)(#[^)]*)\)\):\n\n```json\n(.*?)\n(?:(…)\n)?```\n/gs)]

test('every example of the rules page opens in the playground', async () => {
  assert.equal(examples.length, page.match(/^(Not|But) so /gm).length)
  for (const [, address, hash, shown, cut] of examples) {
    const { text } = await read(hash)
    const lines = text.trimEnd().split('\n').map((line) => shortened(line))
    assert.equal((cut ? lines.slice(0, 60) : lines).join('\n'), shown)
    assert.ok(address.length + hash.length <= longestLink, shown)
  }
})

test('the links of the rules page say how an example is judged', async () => {
  const hash = (rule) => page.match(new RegExp(`\n## ${rule}\n.*?(#v1[^)]*)`, 's'))[1]
  assert.deepEqual(await read(hash('field-not-for-scope')).then(({ name, scope }) => ({ name, scope })),
    { name: 'field-not-for-scope.json', scope: 'guild' })
})

/** A line as the page shows it. */
function shortened(line) {
  const letters = [...line]
  return letters.length > 200 ? `${letters.slice(0, 200).join('')}…` : line
}
