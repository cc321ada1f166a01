import { createInvalidate, type Invalidation, type InvalidationChannel } from '#bff/cache/invalidations.ts'
import { createResponseCache, disabledCache } from '#bff/cache/responseCache.ts'
import type { Metrics } from '#bff/operations/metrics.ts'
import { createGuestPages } from '#bff/pages/guestPages.ts'
import { createRenderQueue } from '#bff/pages/renderQueue.ts'
import { createSitemaps } from '#bff/pages/sitemaps.ts'
import { createCleanCache } from '#bff/routes/withoutTokens.ts'

/**
 * Creates what is kept of public reads and of the pages made of them, with their invalidation in all processes.
 * @param isUncached a recording must contain every call, so that nothing may be answered from a cache
 */
export function createCaches(
  isUncached: boolean,
  metrics: Metrics,
  channel: InvalidationChannel | undefined,
) {
  const responseCache = createCleanCache(isUncached ? disabledCache : createResponseCache(metrics.reads))
  const guestPages = isUncached ? undefined : createGuestPages()
  const sitemaps = createSitemaps()
  const renderQueue = createRenderQueue()
  metrics.watchRenders(renderQueue.waiting)
  const dropPages = (prefix: string) => {
    guestPages?.invalidate(prefix)
    sitemaps.invalidate(prefix)
  }
  const reader = {
    apply(invalidation: Invalidation) {
      responseCache.invalidate(invalidation)
      dropPages(`${invalidation.customHost}\n`)
    },
    clear() {
      responseCache.clear()
      dropPages('')
    },
  }
  const invalidate = createInvalidate(reader, channel)
  return { responseCache, guestPages, sitemaps, renderQueue, invalidate }
}
