import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { source } from './source.mjs'

const { longestLink, read } = await source('share/link.ts')
const page = await readFile(new URL('../../../docs/rules.md', import.meta.url), 'utf8')

// An example, after its link; of a long one the page has the beginning.
const examples = [...page.matchAll(/\(\[try it\]\(([^)#]*)(#[^)]*)\)\):\n\n```json\n(.*?)\n(?:(…)\n)?```\n/gs)]

// Definitions that examples are judged against.
const definitions = [...page.matchAll(/Judged against the definition\n\n```json\n(.*?)\n```\n.*?(#v1[^)]*).*?(#v1[^)]*)/gs)]

test('every example of the rules page opens in the playground', async () => {
  const blocks = page.match(/^```json$/gm).length
  assert.equal(examples.length, blocks - definitions.length)
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

test('examples of other kinds open in their tabs, with the definition that they are judged against', async () => {
  const hashes = (rule) => [...page.match(new RegExp(`\n## ${rule}\n(.*?)\n## `, 's'))[1].matchAll(/#v1[^)]*/g)].map(([hash]) => hash)
  const told = async (hash) => read(hash).then(({ kind, judged, against }) => ({ kind, judged, against: against !== undefined }))
  for (const hash of hashes('interaction-focused')) {
    assert.deepEqual(await told(hash), { kind: 'interaction', judged: 'nothing', against: false })
  }
  for (const hash of hashes('overwrite-duplicate')) {
    assert.deepEqual(await told(hash), { kind: 'permissions', judged: undefined, against: false })
  }
  for (const hash of hashes('authorization-scheme')) {
    assert.deepEqual(await told(hash), { kind: 'authorization', judged: undefined, against: false })
  }
  assert.ok(definitions.length > 2)
  for (const [, shown, ...links] of definitions) {
    for (const hash of links) {
      assert.equal((await read(hash)).against.trimEnd(), shown)
      assert.deepEqual(await told(hash), { kind: 'interaction', judged: undefined, against: true })
    }
  }
})

/** A line as the page shows it. */
function shortened(line) {
  const letters = [...line]
  return letters.length > 200 ? `${letters.slice(0, 200).join('')}…` : line
}
