import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { createStaticFiles } from '#bff/pages/staticFiles.ts'
import { createTemporaryFolder } from '../../tests/fakes/temporaryFolder.ts'

let server: Server | undefined
afterEach(() => void server?.close())

/** A folder with these files. */
function createFolder(names: readonly string[]): string {
  const folder = createTemporaryFolder()
  mkdirSync(join(folder, 'assets'))
  mkdirSync(join(folder, 'folder.js'))
  for (const name of names) writeFileSync(join(folder, name), `content of ${name}`)
  return folder
}

/** Reads a file over HTTP. */
async function read(folder: string, path: string, headers: Record<string, string> = {}) {
  const files = createStaticFiles(folder)
  server = createServer((incoming, outgoing) => {
    files.serve(path, incoming, outgoing).catch((error: unknown) => {
      outgoing.end(`failed with ${outgoing.getHeaderNames().length} headers: ${String(error)}`)
    })
  })
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // Guaranteed by listening on a port
  const response = await fetch(`http://127.0.0.1:${port}/`, {
    headers: { 'accept-encoding': 'identity', connection: 'close', ...headers },
  })
  return { status: response.status, text: await response.text(), headers: response.headers }
}

test.each([
  ['a.js', 'text/javascript; charset=utf-8'],
  ['a.css', 'text/css; charset=utf-8'],
  ['a.svg', 'image/svg+xml'],
  ['a.json', 'application/json'],
  ['a.webmanifest', 'application/manifest+json'],
  ['a.png', 'image/png'],
  ['a.jpg', 'image/jpeg'],
  ['a.webp', 'image/webp'],
  ['a.avif', 'image/avif'],
  ['a.ico', 'image/x-icon'],
  ['a.woff2', 'font/woff2'],
  ['a.mp3', 'audio/mpeg'],
  ['a.txt', 'text/plain; charset=utf-8'],
])('%s has the media type %s', async (name, type) => {
  const { text, headers } = await read(createFolder([name]), `/${name}`)
  expect([text, headers.get('content-type')]).toEqual([`content of ${name}`, type])
})

test('files that browsers have no use for, folders and hidden files have no path', () => {
  const files = createStaticFiles(
    createFolder(['a.js', 'a.js.br', 'a.js.map', 'assets/b.js', '.hidden.js', 'README']),
  )
  const paths = [
    '/a.js',
    '/assets/b.js',
    '/a.js.br',
    '/a.js.map',
    '/README',
    '/.hidden.js',
    '/folder.js',
    'a.js',
    '/c.js',
  ]
  expect(paths.filter((path) => files.has(path))).toEqual(['/a.js', '/assets/b.js'])
})

test('names with a hash never change, the worker is asked for each time, other files are kept for an hour', async () => {
  const folder = createFolder(['assets/a.js', 'sw.js', 'a.js'])
  const caching = []
  for (const path of ['/assets/a.js', '/sw.js', '/a.js']) {
    caching.push((await read(folder, path)).headers.get('cache-control'))
    server?.close()
  }
  expect(caching).toEqual(['public, max-age=31536000, immutable', 'no-cache', 'public, max-age=3600'])
})

test('a file without a compressed form is sent plain', async () => {
  const { text, headers } = await read(createFolder(['a.js', 'b.js.br']), '/a.js', {
    'accept-encoding': 'br',
  })
  expect([text, headers.get('content-encoding'), headers.get('vary')]).toEqual([
    'content of a.js',
    null,
    'Accept-Encoding',
  ])
})

test('a file below a folder whose name begins with a dot is served', async () => {
  const folder = join(createTemporaryFolder(), '.build')
  mkdirSync(folder)
  writeFileSync(join(folder, 'a.js'), 'content')
  expect((await read(folder, '/a.js')).text).toBe('content')
})

test('a file that is gone is reported, without the headers of a file', async () => {
  const folder = createFolder(['a.js'])
  const files = createStaticFiles(folder)
  expect(files.has('/a.js')).toBe(true)
  rmSync(join(folder, 'a.js'))
  expect((await read(folder, '/a.js')).text).toMatch(/^failed with 0 headers: /)
})

test('a condition that does not hold and a range beyond the end are answered', async () => {
  const folder = createFolder(['a.js'])
  expect((await read(folder, '/a.js', { 'if-match': '"other"' })).status).toBe(412)
  server?.close()
  expect((await read(folder, '/a.js', { range: 'bytes=99-' })).status).toBe(416)
})
