// "node yaml.mjs write COUNT SEED" writes documents that yaml and js-yaml emit, one JSON string a line.
// "node yaml.mjs read" reads such lines and writes for each what yaml reads in it.
import { createInterface } from 'node:readline'
import * as jsYAML from 'js-yaml'
import YAML from 'yaml'
import { generator } from './values.mjs'

function emit({ random, pick, document }) {
  const value = document()
  if (random() < 0.5) {
    return jsYAML.dump(value, {
      indent: pick([1, 2, 4]), noArrayIndent: random() < 0.5, lineWidth: pick([-1, 20, 80]), flowLevel: pick([-1, -1, 0, 1, 2]),
      forceQuotes: random() < 0.3, quotingType: pick(["'", '"']), noCompatMode: random() < 0.5,
    })
  }
  return YAML.stringify(value, {
    indent: pick([1, 2, 4]), indentSeq: random() < 0.5, lineWidth: pick([0, 20, 80]), collectionStyle: pick(['any', 'any', 'block', 'flow']),
    defaultStringType: pick(['PLAIN', 'PLAIN', 'QUOTE_SINGLE', 'QUOTE_DOUBLE', 'BLOCK_FOLDED', 'BLOCK_LITERAL']),
  })
}

// Empty documents do not count.
function hasContent({ contents }) {
  return contents !== null && !(contents.range[0] === contents.range[1] && !contents.tag && !contents.anchor)
}

function read(text) {
  const documents = YAML.parseAllDocuments(text, { merge: true, logLevel: 'silent' })
  const errors = [...documents].flatMap(document => document.errors)
  if (errors.length > 0) return { error: errors[0].code }
  const full = [...documents].filter(hasContent)
  if (full.length !== 1) return { error: `${full.length} documents` }
  const [document] = full
  return { value: document.toJS({ maxAliasCount: 1e6 }) }
}

// JSON has no infinity.
const finite = (_, value) => typeof value === 'number' && !Number.isFinite(value) ? '\u0000' : value

function written(text) {
  try {
    return JSON.stringify(read(text), finite)
  } catch (error) {
    return JSON.stringify({ error: error.message })
  }
}

const [what, count, seed] = process.argv.slice(2)
if (what === 'write') {
  const random = generator(Number(seed))
  let lines = []
  for (let i = 0; i < Number(count); i++) {
    let text = ''
    try {
      text = emit(random)
    } catch {
      // An emitter that does not take a value.
    }
    lines.push(JSON.stringify(text))
    if (lines.length === 1000) {
      process.stdout.write(lines.join('\n') + '\n')
      lines = []
    }
  }
  process.stdout.write(lines.map(line => line + '\n').join(''))
} else {
  for await (const line of createInterface({ input: process.stdin })) process.stdout.write(written(JSON.parse(line)) + '\n')
}
