import { effect } from '@preact/signals'
import { challenge, verifier } from '../store/authorization'

/** Whether the browser computes hashes here: it does on secure pages only. */
export function canHash(): boolean {
  return globalThis.crypto?.subtle !== undefined
}

/** Computes the challenge of the verifier whenever it changes; the result ends that. */
export function followVerifier(): () => void {
  return effect(() => {
    const now = verifier.value
    if (now === '' || !canHash()) {
      challenge.value = null
      return
    }
    void s256(now).then((made) => { if (verifier.peek() === now) challenge.value = made })
  })
}

/** A verifier's challenge: its SHA-256 in base64url without padding, RFC 7636, section 4.2. */
async function s256(text: string): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return btoa(String.fromCharCode(...hash)).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '')
}
