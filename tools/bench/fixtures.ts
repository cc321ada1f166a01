// npm run bench -- fixtures: the time of replaying with many entries, that recording adds to a call, and of redacting.
import { createServer as createHttpServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createServer, type ViteDevServer } from 'vite'
import type { Figure } from './figure.ts'
import { benchRedaction } from './redaction.ts'

/** Measures replaying and recording in milliseconds, redacting in seconds. */
export async function bench(): Promise<Figure[]> {
  const vite = await createServer({
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  })
  try {
    return [
      ...(await measureReplay(vite)),
      ...(await measureRecording(vite)),
      ...(await measureRedaction(vite)),
    ]
  } finally {
    await vite.close()
  }
}

async function measureRedaction(vite: ViteDevServer): Promise<Figure[]> {
  const module = await load<typeof import('../../bff/fixtures/writeFixture.ts')>(
    vite,
    '/bff/fixtures/writeFixture.ts',
  )
  const { defaultHeaderNames } = await load<typeof import('../../bff/config/schemas.ts')>(
    vite,
    '/bff/config/schemas.ts',
  )
  return benchRedaction(module, defaultHeaderNames)
}

const entries = 5000

async function measureReplay(vite: ViteDevServer): Promise<Figure[]> {
  const { createReplayer } = await load<typeof import('../../bff/fixtures/replayer.ts')>(
    vite,
    '/bff/fixtures/replayer.ts',
  )
  const { defaultHeaderNames } = await load<typeof import('../../bff/config/schemas.ts')>(
    vite,
    '/bff/config/schemas.ts',
  )
  const text = JSON.stringify({
    success: true,
    data: Array.from({ length: 10 }, (_, id) => ({ id, name: 'NameA' })),
  })
  const all = Array.from({ length: entries }, (_, index) => ({
    _id: `e${index}`,
    startedDateTime: '2026-03-02T07:00:00Z',
    time: 1,
    request: {
      method: 'POST',
      url: `https://api.example.test/tutor/courses/?page=${index % 500}`,
      headers: [{ name: 'content-type', value: 'application/json' }],
      postData: { mimeType: 'application/json', text: JSON.stringify({ institute: index, is_group: true }) },
    },
    response: {
      status: 200,
      headers: [{ name: 'content-type', value: 'application/json' }],
      content: { mimeType: '', text },
    },
  }))
  const header = {
    schema: 1,
    recordedAt: '2026-03-02T07:00:00Z',
    now: '2026-03-02T07:00:00Z',
    vars: {},
    redactions: {},
  } as const
  const replayer = createReplayer(
    { log: { version: '1.2', _fixture: header, entries: all } },
    defaultHeaderNames,
  )
  const times: number[] = []
  for (let index = 0; index < entries; index += 1) {
    const body = Buffer.from(JSON.stringify({ is_group: true, institute: index }))
    const request = {
      method: 'POST',
      path: `/tutor/courses/?page=${index % 500}`,
      headers: { 'content-type': 'application/json' },
      body,
      signal,
    }
    const start = performance.now()
    const { status } = await replayer.send(request)
    times.push(performance.now() - start)
    if (status !== 200) throw new Error(`answered ${status}`)
  }
  return [
    {
      figure: `replay with ${entries} entries, p50, ms`,
      value: getPercentile(times, 0.5).toFixed(3),
      limit: 1,
    },
  ]
}

const perSecond = 200
const seconds = 10

async function measureRecording(vite: ViteDevServer): Promise<Figure[]> {
  const { createHttpUpstream } = await load<typeof import('../../bff/upstream/httpUpstream.ts')>(
    vite,
    '/bff/upstream/httpUpstream.ts',
  )
  const { createRecorder } = await load<typeof import('../../bff/fixtures/recorder.ts')>(
    vite,
    '/bff/fixtures/recorder.ts',
  )
  const body = JSON.stringify({ success: true, data: 'x'.repeat(4000) })
  const api = createHttpServer((_, response) =>
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length }).end(body),
  )
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve))
  const { port } = api.address() as AddressInfo
  const base = new URL(`http://127.0.0.1:${port}/`)
  const live = createHttpUpstream({
    base,
    UPSTREAM_CONNECTIONS: 128,
    UPSTREAM_TIMEOUT_MS: 15_000,
    UPSTREAM_QUEUE: 1000,
  })
  const recorder = createRecorder(live, { onFull: () => undefined, write: async () => undefined })
  const times: Record<'live' | 'recorder', number[]> = { live: [], recorder: [] }
  // In turns, so that both run under the same load
  for (let call = 0; call < perSecond * seconds; call += 1) {
    const [name, upstream] = call % 2 ? (['recorder', recorder] as const) : (['live', live] as const)
    const due = new Promise((resolve) => setTimeout(resolve, 1000 / perSecond))
    const start = performance.now()
    await upstream.send({
      method: 'GET',
      path: '/tutor/list/',
      headers: { accept: 'application/json' },
      signal,
    })
    times[name].push(performance.now() - start)
    await due
  }
  await recorder.close()
  api.close()
  const added = getPercentile(times.recorder, 0.5) - getPercentile(times.live, 0.5)
  return [
    {
      figure: `call of the API at ${perSecond} a second, p50, ms`,
      value: getPercentile(times.live, 0.5).toFixed(3),
    },
    { figure: 'recording adds at p50, ms', value: added.toFixed(3), limit: 0.5 },
  ]
}

const { signal } = new AbortController()

async function load<Module>(vite: ViteDevServer, path: string): Promise<Module> {
  return (await vite.ssrLoadModule(path)) as Module
}

function getPercentile(times: readonly number[], share: number): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? NaN
}
