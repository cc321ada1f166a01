import { readFile } from 'node:fs/promises'

const WARM_UP = 300
const RENDERS = Number(process.env.RENDERS ?? 20_000)
const MEASURED = 1000

/** The home page rendered on the server, over answers of the mock world kept in memory. */
export async function bench() {
  const [{ createPages }, { createMockUpstream }] = await Promise.all([
    import('../dist/server/entry.js'),
    import('../dist/mocks/upstream.js'),
  ])
  const manifest = JSON.parse(await readFile('dist/web/.vite/manifest.json', 'utf8'))
  const pages = createPages({ manifest })
  const request = requestOver(createMockUpstream())
  for (let run = 0; run < WARM_UP; run += 1) await pages.render(request)

  const times = []
  const before = heap()
  for (let run = 0; run < RENDERS; run += 1) {
    const begin = performance.now()
    await pages.render(request)
    if (run < MEASURED) times.push(performance.now() - begin)
  }
  const growth = (heap() - before) / 1_000_000
  times.sort((a, b) => a - b)
  return [
    { figure: 'home page rendered, p50 ms', value: times[MEASURED / 2].toFixed(2), limit: 8 },
    { figure: 'home page rendered, p95 ms', value: times[MEASURED * 0.95].toFixed(2) },
    { figure: `memory grown over ${RENDERS} renders, MB`, value: growth.toFixed(1), limit: 5 },
  ]
}

function requestOver(upstream) {
  const answers = new Map()
  return {
    url: '/',
    origin: 'http://localhost:3000',
    nonce: 'bench',
    user: undefined,
    preferredLanguage: 'en',
    timeZone: 'Africa/Cairo',
    now: 0,
    tenant: { isMain: true, scripts: [], social: {} },
    async read({ method, path, body, language }) {
      const key = `${method} ${path}`
      if (!answers.has(key)) answers.set(key, await ask(upstream, { method, path, body, language }))
      return answers.get(key)
    },
  }
}

async function ask(upstream, { method, path, body, language }) {
  const { headers, body: answer } = await upstream.send({
    method,
    path,
    headers: { 'accept-language': language, 'custom-host': 'localhost', 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: Buffer.from(JSON.stringify(body)) }),
    signal: new AbortController().signal,
  })
  return { headers: Object.fromEntries(headers), body: answer.toString() }
}

function heap() {
  globalThis.gc?.()
  return process.memoryUsage().heapUsed
}
