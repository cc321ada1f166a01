import { keep } from './caches.ts'

/** Scripts, styles and fonts that every page loads; replaced only by those of newer versions. */
const shell = /^\/assets\/(client|shell|vendor|react|styles|readex-pro)-/

/** Files that became the newest of their cache since the worker started. */
const revalidated = new Set<string>()

/**
 * Answers with a file whose name changes with its content: a kept one never becomes stale. The first use since the
 * worker started makes it the newest of its cache, so that the least recently used go first.
 */
export async function respondWithAsset(
  request: Request,
  waitUntil: (work: Promise<unknown>) => void,
): Promise<Response> {
  const kept = await caches.match(request)
  const response = kept ?? (await fetch(request))
  if (response.status === 200 && (!kept || !revalidated.has(request.url))) {
    revalidated.add(request.url)
    waitUntil(keep(getCache(request.url), request, response.clone()))
  }
  return response
}

/** Keeps files that no page has loaded yet; one that fails is left out until the next time. */
export async function keepAssets(urls: readonly string[]): Promise<void> {
  await Promise.all(
    urls.map(async (url) => {
      if (await caches.match(url)) return
      const request = new Request(url, { priority: 'low' })
      const response = await fetch(request).catch(() => undefined)
      if (response?.status === 200) await keep(getCache(request.url), request, response)
    }),
  )
}

function getCache(url: string): 'shell' | 'assets' {
  return shell.test(new URL(url).pathname) ? 'shell' : 'assets'
}
