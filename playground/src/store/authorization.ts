import { signal } from '@preact/signals'

/** The code verifier that the challenge is to be of; "" for none. It is a secret: nothing keeps it. */
export const verifier = signal('')

/** The verifier's challenge by S256, which the page computes; null: there is none. */
export const challenge = signal<string | null>(null)
