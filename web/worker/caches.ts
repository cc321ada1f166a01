/** Names of the caches: `reads` has public data that guests read. `personal` and `state` are deleted with the session. */
export const names = {
  shell: 'shell',
  assets: 'assets',
  shared: 'shared',
  reads: 'reads',
  personal: 'personal',
  state: 'state',
} as const

/** `shell` holds a few versions of what every page loads, `assets` more than the scripts of one build. */
const limits = { shell: 40, assets: 450, shared: 60, reads: 120, personal: 120 } as const

/** Keeps a response, and drops the oldest beyond the cache's limit; the start page stays. */
export async function keep(
  name: keyof typeof limits,
  request: Request | string,
  response: Response,
): Promise<void> {
  const cache = await caches.open(names[name])
  // Replaces the kept response once this one is complete, and makes it the newest
  await cache.put(request, response)
  const keys = await cache.keys()
  const excess = keys.length - limits[name]
  if (excess <= 0) return
  const oldest = keys.filter(({ url }) => new URL(url).pathname !== '/').slice(0, excess)
  await Promise.all(oldest.map((key) => cache.delete(key, { ignoreVary: false })))
}

/** Finds a kept response, a signed-in person's own before what everyone sees. */
export async function findKept(
  request: Request | string,
  options?: CacheQueryOptions,
): Promise<Response | undefined> {
  for (const name of [names.personal, names.shared, names.reads]) {
    const kept = (await caches.has(name)) && (await (await caches.open(name)).match(request, options))
    if (kept) return kept
  }
  return undefined
}
