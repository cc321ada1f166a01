import { findKept, keep } from './caches.ts'
import { buildOfflinePage } from './offlinePage.ts'
import { findPage, storePage } from './pages.ts'
import { removeBriefSession, removePerson, getSessionMark, keepPersonal, readPerson } from './person.ts'

declare const self: ServiceWorkerGlobalScope

/** Answers with the page of the network, or offline with the one last seen, or with a list of those. */
export async function respondToNavigation(event: FetchEvent): Promise<Response> {
  const { request } = event
  const mark = getSessionMark()
  try {
    // Requested while the worker was starting
    const preloaded = (await event.preloadResponse) as Response | undefined
    const response = preloaded ?? (await fetch(request))
    event.waitUntil(storePage(request.url, response.clone(), mark))
    return response
  } catch {
    if (await isFirstWindow()) await removeBriefSession()
    return (await findPage(request.url)) ?? buildOfflinePage(request.url)
  }
}

/** Whether no window of the app is open but the one that is being opened, as after a start of the browser. */
async function isFirstWindow(): Promise<boolean> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  return windows.length === 0
}

/** Answers with the data of the network, or offline with what was last read. */
export async function respondToRead(event: FetchEvent): Promise<Response> {
  const { request } = event
  const mark = getSessionMark()
  try {
    const response = await fetch(request)
    event.waitUntil(storeRead(request, response.clone(), mark))
    return response
  } catch (error) {
    // Those of another language do not match
    const kept = await findKept(request)
    if (kept) return kept
    throw error
  }
}

/** Passcodes, files and links to meetings are never kept, nor is a staff member's data. */
async function storeRead(request: Request, response: Response, mark: number): Promise<void> {
  // A 401 to a call of an earlier session does not end this one
  if (response.status === 401) return mark === getSessionMark() ? removePerson() : undefined
  const isJson = response.headers.get('content-type')?.startsWith('application/json')
  if (response.status !== 200 || !isJson || /\/(passcode|auth|files|room)\//.test(request.url)) return
  const isPublic = !response.headers.get('cache-control')?.includes('no-store')
  // Guests never become known; what someone signed in looks for is removed with the session
  if (isPublic && (await readPerson()) === undefined) return keep('reads', request, response)
  await keepPersonal(request, response, mark)
}
