import { names } from './caches.ts'

const key = '/person'

/** Returns who is signed in, if their pages are kept. The worker may have been stopped since it was told. */
export async function readPerson(): Promise<string | undefined> {
  const cache = await caches.open(names.state)
  return (await cache.match(key))?.text()
}

/** Stores who is signed in; another person's pages are removed first. */
export async function setPerson(person: string | null): Promise<void> {
  if (person !== null && person === (await readPerson())) return
  await forgetPerson()
  if (person === null) return
  const cache = await caches.open(names.state)
  await cache.put(key, new Response(person))
}

/** Removes all that belongs to a person. */
export async function forgetPerson(): Promise<void> {
  await Promise.all([caches.delete(names.personal), caches.delete(names.state)])
}
