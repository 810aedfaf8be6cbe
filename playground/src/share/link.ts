/**
 * A document in an address: "#v1." and, in base64url without padding, the deflate-raw of JSON in
 * UTF-8. The README has the members; test/unit/link.test.mjs holds links that must work for good.
 */

/** What a link says. All but the text may be missing, or be something that this site does not know. */
export interface Shared {
  text: string
  name?: string
  locale?: string
  beside?: string
  scope?: string
  operation?: string
  view?: string
  tab?: string
  /** Which kind of document it is; commands, where it is left out. */
  kind?: string
  /** Of command permissions: the id of the guild. */
  guild?: string
  /** Of an interaction: the definition that it is judged against. */
  against?: string
  /** Of an interaction without one: "nothing" where it is judged by itself, and not against the reader's commands. */
  judged?: string
}

/** Longer addresses are cut off by too many of the places through which people send them. */
export const longestLink = 32 * 1024

/** A few kilobytes of deflate can grow to megabytes; more than a document may have is refused. */
const longestJson = 64 << 20

const prefix = '#v1.'
const members = [
  'name', 'locale', 'beside', 'scope', 'operation', 'view', 'tab', 'kind', 'guild', 'against', 'judged',
] as const

/** Why a link cannot be read. */
export class LinkError extends Error {
  constructor(readonly reason: 'damaged' | 'version') {
    super(reason)
  }
}

/** Whether the part of an address behind the page's means to be a document. */
export function isLink(hash: string): boolean {
  return /^#v\d+\./.test(hash)
}

/** The part of the address from "#" on. */
export async function write(shared: Shared): Promise<string> {
  // JSON writes half a surrogate pair as an escape, which UTF-8 could not hold.
  const json = JSON.stringify({ ...shared, sum: sum(shared.text) })
  const bytes = await through(new CompressionStream('deflate-raw'), new TextEncoder().encode(json), Infinity)
  return prefix + toBase64Url(bytes)
}

/** Reads what write wrote, on any browser and at any time before. */
export async function read(hash: string): Promise<Shared> {
  if (!hash.startsWith(prefix)) throw new LinkError('version')
  try {
    const bytes = await through(
      new DecompressionStream('deflate-raw'), fromBase64Url(copied(hash)), longestJson)
    return understand(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)))
  } catch {
    throw new LinkError('damaged')
  }
}

/** The letters of a link, without the stop or bracket behind it in the sentence it was copied from. */
function copied(hash: string): string {
  return hash.slice(prefix.length).replace(/[^\w-]+$/, '')
}

function understand(json: unknown): Shared {
  if (typeof json !== 'object' || json === null) throw new LinkError('damaged')
  const given = json as Record<string, unknown>
  const { text } = given
  // Deflate has no checksum: a letter that was changed on the way would change the document.
  if (typeof text !== 'string' || given['sum'] !== sum(text)) throw new LinkError('damaged')
  const shared: Shared = { text }
  for (const name of members) {
    const value = given[name]
    if (typeof value === 'string') shared[name] = value
  }
  return shared
}

/** FNV-1a over the UTF-16 units. */
function sum(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return hash >>> 0
}

async function through(
  stream: CompressionStream | DecompressionStream, bytes: Uint8Array<ArrayBuffer>, most: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const writer = stream.writable.getWriter()
  // What is wrong is heard where the other end is read.
  void writer.write(bytes).catch(() => {})
  void writer.close().catch(() => {})
  const parts: Uint8Array<ArrayBuffer>[] = []
  let length = 0
  const reader = stream.readable.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    parts.push(value)
    length += value.length
    if (length > most) {
      void reader.cancel()
      throw new LinkError('damaged')
    }
  }
  const all = new Uint8Array(length)
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}

function toBase64Url(bytes: Uint8Array): string {
  let binary = ''
  for (let i = 0; i < bytes.length; i += 8192) binary += String.fromCharCode(...bytes.subarray(i, i + 8192))
  return btoa(binary).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '')
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  if (!/^[\w-]+$/.test(text)) throw new LinkError('damaged')
  const binary = atob(text.replace(/-/g, '+').replace(/_/g, '/'))
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0))
}
