/** What went wrong with a call or with loading the module. */
export class SlashlintError extends Error {
  /**
   * @param {string} message
   * @param {ErrorOptions} [options]
   */
  constructor(message, options) {
    super(message, options)
    this.name = 'SlashlintError'
  }
}

/**
 * Returns the message of anything that was thrown.
 * @param {unknown} thrown
 */
export function messageOf(thrown) {
  return thrown instanceof Error ? thrown.message : String(thrown)
}
