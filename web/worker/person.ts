import { keep, names } from './caches.ts'

const key = '/person'

/** What arrived before its page said whose it is, such as the page that follows a sign-in, by address. */
const waiting = new Map<string, { request: Request | string; response: Response }>()
const MAX_WAITING = 40

/** Returns who is signed in, if their pages are kept. The worker may have been stopped since it was told. */
export async function readPerson(): Promise<string | undefined> {
  const cache = await caches.open(names.state)
  return (await cache.match(key))?.text()
}

/** Keeps what only a signed-in person may see; until it is known who that is, it waits in memory. */
export async function keepPersonal(request: Request | string, response: Response): Promise<void> {
  if ((await readPerson()) !== undefined) return keep('personal', request, response)
  waiting.set(typeof request === 'string' ? request : request.url, { request, response })
  const [oldest] = waiting.keys()
  if (waiting.size > MAX_WAITING && oldest !== undefined) waiting.delete(oldest)
}

/**
 * Stores who is signed in; another person's pages are removed first.
 * @returns whether the worker did not know it before
 */
export async function setPerson(person: string | null): Promise<boolean> {
  const known = await readPerson()
  if (person !== null && person === known) return false
  // A sign-in has removed the person before, so that what waits came after it
  const own = known === undefined ? [...waiting.values()] : []
  await forgetPerson()
  if (person === null) return false
  const cache = await caches.open(names.state)
  await cache.put(key, new Response(person))
  for (const { request, response } of own) await keep('personal', request, response)
  return true
}

/** Removes all that belongs to a person. */
export async function forgetPerson(): Promise<void> {
  waiting.clear()
  await Promise.all([caches.delete(names.personal), caches.delete(names.state)])
}
