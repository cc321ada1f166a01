// npm run dev: Vite with hot reload, the real BFF and the mock API in one process; all of them follow changes.
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { resolve } from 'node:path'
import { ensureInstalled } from './install.mjs'

await ensureInstalled()
const { createServer: createVite } = await import('vite')
const server = createServer()
const vite = await createVite({
  configFile: 'vite.config.ts',
  server: { middlewareMode: true, allowedHosts: true, hmr: { server } },
})

const load = (file) => vite.ssrLoadModule(resolve(file))
const { readConfig } = await load('bff/config/config.ts')
const { config, problems } = readConfig(process.env)
if (!config) {
  console.error(problems.join('\n'))
  process.exit(78)
}

if (['record', 'replay'].includes(config.UPSTREAM)) {
  console.error('npm run dev neither records nor replays: use npm start.')
  process.exit(78)
}
const isMocked = ['mock', 'hybrid'].includes(config.UPSTREAM)
const running = {}

/** The BFF of the newest sources; a change of its modules, or of the mocks', starts it anew. */
async function listenerOf() {
  const [bff, mocks] = await Promise.all([
    load('bff/createBff.ts'),
    isMocked ? load('mocks/upstream.ts') : undefined,
  ])
  if (running.bff === bff && running.mocks === mocks) return running.listener
  await running.close?.()
  const { listener, close } = await bff.createBff(config, {
    ...(mocks ? { mock: mocks.createMockUpstream() } : {}),
    fallback,
  })
  Object.assign(running, { bff, mocks, listener, close })
  return listener
}

function fallback(request, response) {
  vite.middlewares(request, response, () => void shell(request, response))
}

/** The page without server rendering: the browser asks for what the server would have handed over. */
async function shell(request, response) {
  const html = await vite.transformIndexHtml(request.url, await readFile('web/index.html', 'utf8'))
  response
    .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
    .end(html)
}

server.on('request', (request, response) => {
  listenerOf().then(
    (listener) => listener(request, response),
    (error) => {
      vite.ssrFixStacktrace(error)
      console.error(error)
      response.writeHead(500, { 'content-type': 'text/plain' }).end(error.stack)
    },
  )
})
server.listen(config.PORT, config.HOST, async () => {
  const { formatBanner } = await load('bff/startup/banner.ts')
  console.log(formatBanner(config, config.PORT))
})
