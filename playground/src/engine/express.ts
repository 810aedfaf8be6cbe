import type { FromWorker } from './protocol'

/**
 * The express line from the worker to the page. After a key press Chromium holds back the messages
 * of workers until the next frame is drawn, up to 16 ms, so that answers that are there already
 * would miss it. It does not hold back those of a BroadcastChannel, whose name no other page knows.
 * Where there is none, or none that leads to the page, the worker goes on with postMessage.
 */
export function openExpress(name: string, heard?: (message: FromWorker) => void): BroadcastChannel | null {
  try {
    const line = new BroadcastChannel(name)
    if (heard) line.onmessage = (event: MessageEvent<FromWorker>) => heard(event.data)
    return line
  } catch {
    // Browsers refuse one where storage is refused.
    return null
  }
}
