import { readdirSync, statSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, sep } from 'node:path'
import send from 'send'
import { negotiateCoding } from '#bff/http/compression.ts'
import { createSourceMapper, type ScriptPosition } from '#bff/pages/sourceMaps.ts'

/** The files that browsers may read, by extension, with their media types. */
const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.mp3': 'audio/mpeg',
  '.txt': 'text/plain; charset=utf-8',
}

const suffixes = { br: '.br', gzip: '.gz' } as const

export interface StaticFiles {
  /** Whether a path is one of a file that browsers may read. */
  has(path: string): boolean
  /**
   * Writes the file of a known path, precompressed as the client accepts it; conditional and range requests are
   * answered by `send`. Rejects when the file cannot be read and nothing was written.
   * @see RFC 9110, sections 13 and 14
   */
  serve(path: string, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void>
  /** Finds the source of a position in a built script. */
  readonly findSource: (position: ScriptPosition) => Promise<string>
}

/**
 * Creates the server of the browser build. Files are listed once, so that no path can reach any other file.
 * See docs/decisions.md#static-files.
 * @param folder `dist/web`; names below `assets` carry a hash and never change
 */
export function createStaticFiles(folder: string): StaticFiles {
  const paths = new Set(listFiles(folder))
  return {
    findSource: createSourceMapper(join(folder, 'assets')),
    has: (path) => extname(path) in types && paths.has(path),
    serve(path, incoming, outgoing) {
      const coding = negotiateCoding(String(incoming.headers['accept-encoding'] ?? ''))
      const isCompressed = coding !== undefined && paths.has(path + suffixes[coding])
      outgoing.setHeader('content-type', types[extname(path)] ?? 'application/octet-stream')
      outgoing.setHeader('cache-control', chooseCaching(path))
      outgoing.setHeader('vary', 'Accept-Encoding')
      if (isCompressed) outgoing.setHeader('content-encoding', coding)
      const name = isCompressed ? path + suffixes[coding] : path
      dropUnprovenRange(incoming)
      return sendFile(join(folder, name), incoming, outgoing)
    },
  }
}

/** @see https://www.w3.org/TR/service-workers/ on why a worker's script is not kept */
function chooseCaching(path: string): string {
  if (path === '/sw.js') return 'no-cache'
  return `public, max-age=${path.startsWith('/assets/') ? '31536000, immutable' : '3600'}`
}

/** A weak ETag cannot prove that the parts belong together: the whole file is sent. @see RFC 9110, section 13.1.5 */
function dropUnprovenRange({ headers }: IncomingMessage): void {
  if (String(headers['if-range']).startsWith('W/')) delete headers.range
}

function sendFile(file: string, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  return new Promise((resolve, reject) => {
    outgoing.once('close', resolve)
    send(incoming, encodeURI(file), { cacheControl: false, index: false, dotfiles: 'allow' })
      .on('error', (error: Error & { status?: number }) => {
        // A condition that does not hold, or a range beyond the end
        if (error.status === 412 || error.status === 416) return refuse(outgoing, error.status)
        for (const name of outgoing.getHeaderNames()) outgoing.removeHeader(name)
        reject(error)
      })
      .pipe(outgoing)
  })
}

/** Without the headers of the file, by which a cache in front would keep the refusal for as long as the file. */
function refuse(outgoing: ServerResponse, status: number): void {
  for (const name of fileHeaders) outgoing.removeHeader(name)
  outgoing.writeHead(status, { 'cache-control': 'no-store', 'content-length': 0 }).end()
}

const fileHeaders = ['content-type', 'content-encoding', 'etag', 'last-modified', 'accept-ranges', 'vary']

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => !name.startsWith('.') && statSync(join(folder, name)).isFile())
    .map((name) => `/${name.split(sep).join('/')}`)
}
