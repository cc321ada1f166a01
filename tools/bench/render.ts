import { readFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import type { PageAssets, PageRenderer } from '../../bff/pages/renderer.ts'
import type { Figure } from './figure.ts'

type MocksModule = typeof import('../../mocks/upstream.ts')
/** Exports of the server build. */
interface ServerModule {
  createPages(assets: PageAssets): PageRenderer
}
type Upstream = ReturnType<MocksModule['createMockUpstream']>
type PageRequest = Parameters<PageRenderer['render']>[0]
type Read = PageRequest['read']

const WARM_UP = 300
const RENDERS = Number(process.env.RENDERS ?? 20_000)
const MEASURED = 1000

/** Measures server rendering of the home page with in-memory responses of the mock API. */
export async function bench(): Promise<Figure[]> {
  const { createPages } = await load<ServerModule>('dist/server/entry.js')
  const { createMockUpstream } = await load<MocksModule>('dist/mocks/upstream.js')
  const manifest = JSON.parse(await readFile('dist/web/.vite/manifest.json', 'utf8'))
  const pages = createPages({ manifest })
  const request = requestOver(createMockUpstream())
  for (let run = 0; run < WARM_UP; run += 1) await pages.render(request)

  const times: number[] = []
  const before = heap()
  for (let run = 0; run < RENDERS; run += 1) {
    const begin = performance.now()
    await pages.render(request)
    if (run < MEASURED) times.push(performance.now() - begin)
  }
  const growth = (heap() - before) / 1_000_000
  times.sort((a, b) => a - b)
  return [
    { figure: 'home page rendered, p50 ms', value: (times[MEASURED / 2] ?? NaN).toFixed(2), limit: 8 },
    { figure: 'home page rendered, p95 ms', value: (times[MEASURED * 0.95] ?? NaN).toFixed(2) },
    { figure: `memory grown over ${RENDERS} renders, MB`, value: growth.toFixed(1), limit: 5 },
  ]
}

async function load<Module>(path: string): Promise<Module> {
  return (await import(pathToFileURL(path).href)) as Module
}

function requestOver(upstream: Upstream): PageRequest {
  const answers = new Map<string, ReturnType<Read>>()
  return {
    url: '/',
    origin: 'http://localhost:3000',
    nonce: 'bench',
    formToken: 'bench',
    user: undefined,
    preferredLanguage: 'en',
    timeZone: 'Africa/Cairo',
    now: 0,
    tenant: { isMain: true, scripts: [], social: {} },
    read(asked) {
      const key = `${asked.method} ${asked.path}`
      const known = answers.get(key) ?? ask(upstream, asked)
      answers.set(key, known)
      return known
    },
  }
}

async function ask(upstream: Upstream, { method, path, body, language }: Parameters<Read>[0]) {
  const { headers, body: answer } = await upstream.send({
    method,
    path,
    headers: {
      'accept-language': language ?? 'en',
      'custom-host': 'localhost',
      'content-type': 'application/json',
    },
    ...(body === undefined ? {} : { body: Buffer.from(JSON.stringify(body)) }),
    signal: new AbortController().signal,
  })
  return { status: 200 as const, headers: Object.fromEntries(headers), body: answer.toString() }
}

function heap(): number {
  globalThis.gc?.()
  return process.memoryUsage().heapUsed
}
