import { effect } from '@preact/signals'
import { engine } from '../store/answers'
import { tell } from '../store/notice'
import { t } from '../text/text'

/** Lets the page open without a network from the next visit on, and tells of new versions. */
export function workOffline(): void {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return
  // The page comes first: its files are kept when the module is there, or cannot be had.
  const stop = effect(() => {
    if (engine.value.state === 'loading') return
    setTimeout(() => {
      stop()
      void register()
    })
  })
}

async function register(): Promise<void> {
  const { serviceWorker } = navigator
  const first = serviceWorker.controller === null
  let wanted = false
  serviceWorker.addEventListener('controllerchange', () => {
    // The first worker serves the same files as the network; a later one has been asked for here or in another tab.
    if (wanted) location.reload()
    else if (!first) offer(() => location.reload())
  })
  try {
    const registration = await serviceWorker.register(new URL('sw.js', document.baseURI))
    const ready = (worker: ServiceWorker) => offer(() => {
      wanted = true
      worker.postMessage('take over')
    })
    if (registration.waiting) ready(registration.waiting)
    registration.addEventListener('updatefound', () => {
      const worker = registration.installing
      worker?.addEventListener('statechange', () => {
        if (worker.state === 'installed' && serviceWorker.controller) ready(worker)
      })
    })
  } catch {
    // Private windows and old browsers refuse: the page works as any other then.
  }
}

function offer(run: () => void): void {
  tell(t('offline.update'), 'info', { label: t('offline.reload'), run, lasting: true })
}
