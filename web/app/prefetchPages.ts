import { matchRoute } from './matchRoute.ts'

/**
 * Loads the page that a link leads to as soon as somebody points at it or reaches it by keyboard: by the time of the
 * click its script is mostly there.
 */
export function prefetchPages() {
  for (const kind of ['pointerover', 'focusin', 'touchstart'] as const)
    document.addEventListener(kind, prefetchPage, { passive: true })
}

function prefetchPage({ target }: Event) {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="/"]')
  if (!link || link.target) return
  // A chunk that does not come is tried again by the click itself
  matchRoute(link.pathname)
    ?.page.load()
    .catch(() => undefined)
}
