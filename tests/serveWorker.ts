import { createReadStream } from 'node:fs'
import type { Plugin } from 'vite'

const script = new URL('../node_modules/msw/lib/mockServiceWorker.js', import.meta.url)

/** Serves MSW's service worker to browser tests. */
export function serveWorker(): Plugin {
  return {
    name: 'serve-worker',
    configureServer({ middlewares }) {
      middlewares.use('/mockServiceWorker.js', (_request, response) => {
        response.setHeader('content-type', 'text/javascript')
        createReadStream(script).pipe(response)
      })
    },
  }
}
