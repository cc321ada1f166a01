import { keep } from './caches.ts'

/** Scripts and fonts that every page loads: dropped only for those of newer versions. */
const shell = /^\/assets\/(client|shell|vendor|react|readex-pro)-/

/** Files that became the newest of their cache since the worker started. */
const renewed = new Set<string>()

/**
 * Answers with a file whose name changes with its content: a kept one is right for ever. The first use since the
 * worker started makes it the newest of its cache, so that the least recently used go first.
 */
export async function answerAsset(
  request: Request,
  waitUntil: (work: Promise<unknown>) => void,
): Promise<Response> {
  const kept = await caches.match(request)
  const response = kept ?? (await fetch(request))
  if (response.status === 200 && (!kept || !renewed.has(request.url))) {
    renewed.add(request.url)
    waitUntil(keep(getCache(request.url), request, response.clone()))
  }
  return response
}

function getCache(url: string): 'shell' | 'assets' {
  return shell.test(new URL(url).pathname) ? 'shell' : 'assets'
}
