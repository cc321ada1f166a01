/** Names of the caches. `personal` is deleted with the session. */
export const names = { assets: 'assets', shared: 'shared', personal: 'personal', state: 'state' } as const

const limits = { assets: 150, shared: 60, personal: 120 } as const

/** Keeps a response, and drops the oldest beyond the cache's limit. */
export async function keep(
  name: keyof typeof limits,
  request: Request | string,
  response: Response,
): Promise<void> {
  const cache = await caches.open(names[name])
  // Replaces the kept response once this one is complete, and makes it the newest
  await cache.put(request, response)
  const keys = await cache.keys()
  await Promise.all(keys.slice(0, Math.max(0, keys.length - limits[name])).map((key) => cache.delete(key)))
}
