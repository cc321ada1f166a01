import type { Page, Request } from '@playwright/test'

/** No call has been under way for so long, milliseconds */
const quiet = 300

/**
 * Watches a page's calls of the API.
 * @returns waits until they are answered, so that a recording and its replay hold the same ones at each step
 */
export function watchCalls(page: Page): () => Promise<void> {
  const open = new Set<Request>()
  let last = Date.now()
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) open.add(request)
  })
  const close = (request: Request) => {
    if (open.delete(request)) last = Date.now()
  }
  page.on('requestfinished', close)
  page.on('requestfailed', close)
  return async () => {
    last = Date.now()
    while (open.size || Date.now() - last < quiet) await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
