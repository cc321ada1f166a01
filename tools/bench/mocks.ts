import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { pathToFileURL } from 'node:url'
import type { Figure } from './figure.ts'

type MocksModule = typeof import('../../mocks/upstream.ts')
type Upstream = ReturnType<MocksModule['createMockUpstream']>

interface World {
  readonly world: string
}

interface SendOptions {
  readonly body?: object
  readonly token?: string
  readonly mock?: World | undefined
}

const CALLS = 2000
const WORLDS = 200
const lists = [
  '/tutor/list/?page=1&page_size=10',
  '/tutor/list/?genders=Female&ordering=next_slot&page=2',
  '/institutes/configs/',
  '/courses/list/?page=1&page_size=25&ordering=name',
  '/students/list/?search=a&page=1&page_size=25',
  '/classes/list/?page=3&page_size=25',
]

const message = {
  full_name: 'Karim Nasr',
  email: 'a@example.test',
  topic: 'other',
  message: 'One two three',
}

/** Measures the mock API in the BFF's process: list calls, the start, and many worlds. */
export async function bench(): Promise<Figure[]> {
  const started = await startTime()
  const { createMockUpstream } = (await import(pathToFileURL('dist/mocks/upstream.js').href)) as MocksModule
  const upstream = createMockUpstream()
  const token = await signIn(upstream)
  for (const path of lists) await call(upstream, path, token)
  const begin = performance.now()
  for (let index = 0; index < CALLS; index += 1)
    await call(upstream, lists[index % lists.length] ?? '', token)
  const rate = (CALLS * 1000) / (performance.now() - begin)

  const before = measureMemory()
  for (let world = 0; world < WORLDS; world += 1) {
    const own = { world: `bench-${world}` }
    await call(upstream, '/tutor/list/', await signIn(upstream, own), own)
    // A write gives this world data of its own
    await send(upstream, 'POST', '/contact/add/', { body: message, mock: own })
  }
  return [
    { figure: 'list calls a second', value: rate.toFixed(0), min: 1000 },
    { figure: 'start of the mock API, ms', value: started.toFixed(0), limit: 400 },
    {
      figure: `memory of ${WORLDS} worlds, MB`,
      value: ((measureMemory() - before) / 1e6).toFixed(0),
      limit: 500,
    },
  ]
}

/** Returns the median of five processes that load the mock API and respond with one list. */
async function startTime(): Promise<number> {
  const script = `const t=performance.now()
const {createMockUpstream}=await import('./dist/mocks/upstream.js')
const a=await createMockUpstream().send({method:'GET',path:'${lists[0]}',headers:{'custom-host':'localhost'},signal:new AbortController().signal})
if(a.status!==200)throw new Error('status '+a.status)
process.stdout.write(String(performance.now()-t))`
  const times: number[] = []
  for (let run = 0; run < 5; run += 1) {
    const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let text = ''
    child.stdout.on('data', (chunk) => (text += chunk))
    await once(child, 'close')
    times.push(Number(text))
  }
  return times.toSorted((one, two) => one - two)[2] ?? NaN
}

async function signIn(upstream: Upstream, mock?: World): Promise<string> {
  const body = { user_type: 'operator', username: 'operator@example.test', password: 'Operate#2026' }
  const response = await send(upstream, 'POST', '/auth/token/', { body, mock })
  return JSON.parse(response).token_data.access_token
}

async function call(upstream: Upstream, path: string, token: string, mock?: World): Promise<void> {
  await send(upstream, path.endsWith('/configs/') ? 'POST' : 'GET', path, { token, mock })
}

async function send(
  upstream: Upstream,
  method: string,
  path: string,
  { body, token, mock }: SendOptions,
): Promise<string> {
  const response = await upstream.send({
    method,
    path,
    headers: {
      'accept-language': 'en',
      'custom-host': 'localhost',
      'content-type': 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    ...(method === 'POST' ? { body: Buffer.from(JSON.stringify(body ?? {})) } : {}),
    ...(mock ? { mock } : {}),
    signal: new AbortController().signal,
  })
  if (response.status !== 200) throw new Error(`${method} ${path}: ${response.status}`)
  return String(response.body)
}

function measureMemory(): number {
  globalThis.gc?.()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}
