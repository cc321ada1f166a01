import { keep, names } from './caches.ts'

const key = '/person'
/** The mark of a session that ends with the browser. */
const briefKey = '/brief'

/** Responses that arrived before the page told who is signed in, such as the page after a sign-in, by URL. */
const waiting = new Map<string, { request: Request | string; response: Response }>()
const MAX_WAITING = 40

/** Returns who is signed in, if their pages are kept. The worker may have been stopped since it was told. */
export async function readPerson(): Promise<string | undefined> {
  const cache = await caches.open(names.state)
  return (await cache.match(key))?.text()
}

/**
 * Number of session changes that this worker has seen: a response requested before the last change belongs to someone
 * else.
 */
let changes = 0

/** Returns a mark of the present session, to be taken when something is requested. */
export function getSessionMark(): number {
  return changes
}

/**
 * Keeps a response that only a signed-in person may see; it waits in memory until the person is known.
 * @param mark of the session when it was requested; after a change of the session it is dropped
 */
export async function keepPersonal(
  request: Request | string,
  response: Response,
  mark: number,
): Promise<void> {
  const person = await readPerson()
  // No wait between this and opening the cache, which a change of the session deletes
  if (mark !== changes) return
  if (person !== undefined) return keep('personal', request, response)
  waiting.set(typeof request === 'string' ? request : request.url, { request, response })
  const [oldest] = waiting.keys()
  if (waiting.size > MAX_WAITING && oldest !== undefined) waiting.delete(oldest)
}

/**
 * Stores who is signed in; another person's pages are removed first.
 * @param isRemembered whether the session outlives the browser
 * @returns whether the worker did not know it before
 */
export async function setPerson(person: string | null, isRemembered: boolean): Promise<boolean> {
  const known = await readPerson()
  if (person !== null && person === known) {
    await markSession(isRemembered)
    return false
  }
  if (person === null || known !== undefined) await removePerson()
  if (person === null) return false
  const mark = changes
  const cache = await caches.open(names.state)
  await markSession(isRemembered)
  await cache.put(key, new Response(person))
  // A sign-in has removed the previous person, so that waiting responses came after it
  const own = [...waiting.values()]
  waiting.clear()
  for (const { request, response } of own) if (mark === changes) await keep('personal', request, response)
  return true
}

async function markSession(isRemembered: boolean): Promise<void> {
  const cache = await caches.open(names.state)
  if (isRemembered) await cache.delete(briefKey)
  else await cache.put(briefKey, new Response())
}

/** Removes a person's data where the session has ended with the browser, which no response reports offline. */
export async function removeBriefSession(): Promise<void> {
  const cache = await caches.open(names.state)
  if (await cache.match(briefKey)) await removePerson()
}

/** Removes all data of a person, also responses that are still being read. */
export async function removePerson(): Promise<void> {
  changes += 1
  waiting.clear()
  await Promise.all([caches.delete(names.personal), caches.delete(names.state)])
}

/** Passes a sign-in on. Cookies are the last person's until the response, so data is removed before and after it. */
export async function changeSession(request: Request): Promise<Response> {
  const removing = removePerson()
  try {
    return await fetch(request)
  } finally {
    await removing
    await removePerson()
  }
}

/** Passes a sign-out on. Without a response the person is still signed in, and their pages stay. */
export async function endSession(request: Request): Promise<Response> {
  const response = await fetch(request)
  await removePerson()
  return response
}

/** Passes a form on that a page posted without script: the one that signs in changes the session. */
export async function forwardForm(request: Request): Promise<Response> {
  const fields = await request
    .clone()
    .formData()
    .catch(() => undefined)
  return fields && fields.get('form') !== 'login' ? fetch(request) : changeSession(request)
}
