/** Milliseconds on a page before it is kept: a filter changes its URL with every choice. */
const SETTLED_AFTER = 1000
/** A visit keeps no more pages than this by reading them again. */
const MAX_PAGES = 50

/** Reports the pages that are reached by links, whose documents the browser does not load. */
export interface VisitedPages {
  /**
   * Forgets the reported pages, because they differ for another person or in another language; the present
   * one is reported again
   */
  restart(): void
}

/**
 * Calls back for each page that a visitor reaches by links and stays on, once; not while offline or saving data. A
 * browser without the Navigation API keeps only the pages that it loads.
 * @param report receives the page's URL without its hash
 */
export function watchVisitedPages(report: (url: string) => void): VisitedPages {
  const [loaded] = performance.getEntriesByType('navigation')
  const told = new Set([trimHash(loaded?.name ?? location.href)])
  let timer: ReturnType<typeof setTimeout> | undefined
  // Reached before this part was loaded
  const entries = window.navigation?.entries() ?? []
  for (const { sameDocument, url } of entries) if (sameDocument && url) reportPage(url)
  window.navigation?.addEventListener('currententrychange', wait)
  return {
    restart: () => {
      told.clear()
      wait()
    },
  }

  function wait() {
    clearTimeout(timer)
    timer = setTimeout(() => reportPage(location.href), SETTLED_AFTER)
  }

  function reportPage(href: string) {
    const url = trimHash(href)
    if (told.has(url) || told.size >= MAX_PAGES || !navigator.onLine || isSavingData()) return
    told.add(url)
    report(url)
  }
}

function trimHash(href: string): string {
  const url = new URL(href)
  url.hash = ''
  return url.href
}

/** Whether the visitor has asked for less data, which not every browser reports. */
export function isSavingData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } } // Absent from the types
  return connection?.saveData === true
}

/** Calls that read, but are sent as POST: what they are about is in their body. */
const postReads = /\/(courses|matrix|quote|schedule|verify_email|check)\/$/

/**
 * Lists the API calls of a page that can be sent again as GET, once each.
 * @param names URLs of all that the page has loaded
 */
export function listRepeatableReads(names: readonly string[], origin: string): string[] {
  const calls = new Set(names.filter((name) => name.startsWith(`${origin}/api/`)))
  return [...calls].filter((name) => !postReads.test(name))
}
