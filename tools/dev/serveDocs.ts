import { readFile } from 'node:fs/promises'
import type { RequestListener, ServerResponse } from 'node:http'
import { extname, join, resolve } from 'node:path'
import type { ViteDevServer } from 'vite'

const target = '.cache/docs'

/** Serves the contract's pages below `/__docs/`; they are built at the first request and after each change. */
export function createDocsListener(vite: ViteDevServer): RequestListener {
  const folder = resolve('openapi')
  let built: Promise<void> | undefined
  vite.watcher.on('all', (_, file) => {
    if (file.startsWith(folder)) built = undefined
  })
  return (request, response) => {
    const [, name] = /^\/__docs\/([\w.]*)$/.exec(request.url ?? '') ?? []
    if (name === undefined) {
      response.writeHead(302, { location: '/__docs/' }).end()
      return
    }
    built ??= import('../docs/buildDocs.ts').then(({ buildDocs }) => buildDocs(target))
    built.then(
      () => sendFile(name || 'index.html', response),
      (error: Error) => {
        built = undefined
        response.writeHead(500, { 'content-type': 'text/plain' }).end(error.message)
      },
    )
  }
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
}

async function sendFile(name: string, response: ServerResponse): Promise<void> {
  const body = await readFile(join(target, name)).catch(() => undefined)
  if (body) response.writeHead(200, { 'content-type': types[extname(name)] ?? 'text/plain' }).end(body)
  else response.writeHead(404).end()
}
