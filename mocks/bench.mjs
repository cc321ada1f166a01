// Measures the embedded mock API: node mocks/bench.mjs
import { build } from 'vite'

const root = new URL('..', import.meta.url).pathname
const output = await build({
  root,
  configFile: false,
  logLevel: 'error',
  build: { ssr: `${root}mocks/upstream.ts`, write: false, target: 'node20', minify: false },
})
const [{ code }] = output.output
const { mkdtemp, rm, writeFile } = await import('node:fs/promises')
const folder = await mkdtemp(new URL('../node_modules/.bench-', import.meta.url).pathname)
await writeFile(`${folder}/mocks.mjs`, code)

const begun = performance.now()
const { createMockUpstream } = await import(`${folder}/mocks.mjs`)
const upstream = createMockUpstream({ seed: 1, now: Date.parse('2026-11-21T12:20:00Z') })
const signal = new AbortController().signal
const get = (path, world) =>
  upstream.send({ method: 'GET', path, headers: {}, signal, ...(world && { mock: { world } }) })
await get('/tutor/list/')
console.log(`start with the first list: ${Math.round(performance.now() - begun)} ms`)

for (const path of ['/tutor/list/', '/tutor/list/?ordering=next_slot', '/courses/list/', '/webinar/list/']) {
  for (let call = 0; call < 200; call++) await get(path)
  const from = performance.now()
  for (let call = 0; call < 1000; call++) await get(path)
  console.log(`${path}: ${Math.round(1_000_000 / (performance.now() - from))} calls a second`)
}

globalThis.gc?.()
const before = process.memoryUsage().rss
for (let world = 0; world < 200; world++) {
  const mock = `world-${world}`
  await get('/tutor/list/', mock)
  const body = Buffer.from(
    JSON.stringify({
      full_name: 'Karim Nasr',
      email: 'a@example.test',
      topic: 'other',
      message: 'One two three',
    }),
  )
  await upstream.send({
    method: 'POST',
    path: '/contact/add/',
    headers: {},
    signal,
    body,
    mock: { world: mock },
  })
}
const { rss } = process.memoryUsage()
console.log(
  `200 worlds: ${Math.round(rss / 1_048_576)} MB in all, ${Math.round((rss - before) / 1_048_576)} MB for them`,
)
await rm(folder, { recursive: true })
