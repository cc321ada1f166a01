import { matchRoute } from '../routing/matchRoute.ts'

/** Prefetches the page of a link when the pointer or the focus reaches it. */
export function prefetchPages() {
  for (const kind of ['pointerover', 'focusin', 'touchstart'] as const)
    document.addEventListener(kind, prefetchPage, { passive: true })
}

function prefetchPage({ target }: Event) {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="/"]')
  if (!link || link.target) return
  // A chunk that fails here is requested again by the navigation
  matchRoute(link.pathname)
    ?.page.load()
    .catch(() => undefined)
}
