// See docs/decisions.md#service-worker.
import type { Language } from '#sdk/language.ts'
import { respondToNavigation, respondToRead } from './networkFirst.ts'
import { respondWithAsset, keepAssets } from './assets.ts'
import type { WorkerMessage } from './messages.ts'
import { forwardForm, changeSession, endSession, setPerson } from './person.ts'
import { keepPage, keepStartPage } from './pages.ts'

/**
 * Keeps the shell and the pages last seen, so that they can be read offline. The network is always asked first, so
 * that no page is older than the deployed version; a person's data is removed with the session.
 */
declare const self: ServiceWorkerGlobalScope
/** URLs of the shell's lazy parts with their texts, listed by the build. */
declare const SHELL_PARTS: Readonly<Record<Language, readonly string[]>>

self.addEventListener('install', () => void self.skipWaiting())
self.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([self.registration.navigationPreload?.enable(), self.clients.claim()])),
)

type PersonMessage = Extract<WorkerMessage, { type: 'person' }>

/** Resolves with whether the worker has just learned who is signed in. */
let learned: Promise<boolean> = Promise.resolve(false)
/** Pages are read again one at a time. */
let reading: Promise<unknown> = Promise.resolve()

self.addEventListener('message', (event: ExtendableMessageEvent) => {
  const message = event.data as WorkerMessage // Only our own pages can send one
  if (message.type === 'person') event.waitUntil(learnPerson(message))
  else if (message.type === 'start') event.waitUntil(readNext(keepStartPage))
  else if (message.type === 'parts') event.waitUntil(keepAssets(SHELL_PARTS[message.language]))
  // For the person who was told before
  else event.waitUntil(readNext(() => learned.then(() => keepPage(message.url, message.assets))))
})

async function learnPerson({ person, isRemembered }: PersonMessage): Promise<void> {
  learned = learned.then(() => setPerson(person, isRemembered)).catch(() => false)
  if (await learned) await readNext(keepStartPage)
}

function readNext(read: () => Promise<void>): Promise<unknown> {
  reading = reading.then(read).catch(() => undefined)
  return reading
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (origin !== self.location.origin) return
  if (request.method !== 'GET') {
    if (request.mode === 'navigate') event.respondWith(forwardForm(request))
    else if (pathname === '/api/auth/revoke_token/') event.respondWith(endSession(request))
    else if (pathname.startsWith('/api/auth/')) event.respondWith(changeSession(request))
    return
  }
  if (request.mode === 'navigate') event.respondWith(respondToNavigation(event))
  else if (pathname.startsWith('/assets/'))
    event.respondWith(respondWithAsset(request, (work) => event.waitUntil(work)))
  else if (pathname.startsWith('/api/')) event.respondWith(respondToRead(event))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const { url } = event.notification.data as { url: string } // Of our own reminders
  event.waitUntil(self.clients.openWindow(url))
})
