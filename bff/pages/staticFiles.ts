import { readdirSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join, sep } from 'node:path'
import { acceptsCoding } from '#bff/http/compression.ts'

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

const codings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const

export interface StaticFile {
  readonly headers: Record<string, string>
  readonly body: Buffer
}

export interface StaticFiles {
  /** Reads the file of a path, precompressed as the client accepts it; undefined for an unknown path. */
  read(path: string, acceptEncoding: string | undefined): Promise<StaticFile | undefined>
}

/**
 * Creates the reader of the browser build. Files are listed once, so that no path can reach any other file.
 * @param folder `dist/web`; names below `assets` carry a hash and never change
 */
export function createStaticFiles(folder: string): StaticFiles {
  const paths = new Set(listFiles(folder))
  return {
    async read(path, acceptEncoding) {
      const type = types[extname(path)]
      if (!type || !paths.has(path)) return undefined
      const coding = codings.find(
        ([name, suffix]) => paths.has(path + suffix) && acceptsCoding(acceptEncoding, name),
      )
      const body = await readFile(join(folder, path + (coding?.[1] ?? '')))
      const isHashed = path.startsWith('/assets/')
      return {
        body,
        headers: {
          'content-type': type,
          'content-length': String(body.length),
          'cache-control': isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
          vary: 'Accept-Encoding',
          ...(coding ? { 'content-encoding': coding[0] } : {}),
        },
      }
    },
  }
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => !name.startsWith('.') && statSync(join(folder, name)).isFile())
    .map((name) => `/${name.split(sep).join('/')}`)
}
