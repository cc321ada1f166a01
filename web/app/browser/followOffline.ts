/**
 * Opens kept pages as documents while the browser is offline: a page reached by a link reads its data, which its
 * document has in itself. A page that is not kept is left to the router, which may have what it needs.
 */
export function followOffline() {
  // Before the router's own listener, which is attached further down
  document.addEventListener('click', openKept, true)
}

/** The link whose page is not kept, while it is clicked again. */
let passed: HTMLAnchorElement | undefined

function openKept(event: MouseEvent) {
  const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href^="/"]')
  const isPlain = !event.button && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey
  if (navigator.onLine || !link || link === passed || link.target || !isPlain) return
  event.preventDefault()
  event.stopPropagation()
  void isKept(link.href).then((isFound) => (isFound ? location.assign(link.href) : clickAgain(link)))
}

/** Whether the service worker has the page of a URL, in whichever language: the kept document declares its own. */
function isKept(href: string): Promise<boolean> {
  // Only secure pages have caches
  if (!('caches' in window)) return Promise.resolve(false)
  const url = new URL(href)
  url.hash = ''
  return caches.match(url, { ignoreVary: true }).then(Boolean, () => false)
}

function clickAgain(link: HTMLAnchorElement) {
  passed = link
  link.click()
  passed = undefined
}
