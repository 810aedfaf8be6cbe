/**
 * The service worker: keeps all files of one build, so that the page opens without a network. The
 * build fills in what those are; another build is another worker with another cache.
 */
declare const self: ServiceWorkerGlobalScope
declare const BUILD: { readonly version: string; readonly files: readonly string[] }

// Several sites may share an origin: each cleans up after itself only.
const family = `slashlint ${self.registration.scope} `
const cacheName = family + BUILD.version

self.addEventListener('install', (event) => {
  event.waitUntil(keep())
})

async function keep(): Promise<void> {
  const cache = await caches.open(cacheName)
  // Files in assets/ have their contents' hash in their names: what the browser has of them is right.
  await cache.addAll(BUILD.files.map((file) =>
    new Request(file, { cache: file.startsWith('assets/') ? 'default' : 'reload' })))
}

self.addEventListener('activate', (event) => {
  event.waitUntil(cleanUp().then(() => self.clients.claim()))
})

async function cleanUp(): Promise<void> {
  for (const name of await caches.keys()) {
    if (name.startsWith(family) && name !== cacheName) await caches.delete(name)
  }
}

// A new build waits until somebody wants it: the page that is open goes on with its own files.
self.addEventListener('message', (event) => {
  if (event.data === 'take over') void self.skipWaiting()
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method !== 'GET' || !request.url.startsWith(self.registration.scope)) return
  event.respondWith(answer(request))
})

async function answer(request: Request): Promise<Response> {
  const cache = await caches.open(cacheName)
  const page = request.mode === 'navigate' && !/\.\w+$/.test(new URL(request.url).pathname)
  const kept = await cache.match(page ? 'index.html' : request, { ignoreSearch: true })
  return kept ?? fetch(request)
}

export {}
