// npm run dev: Vite with hot reload, the real BFF and the mock API in one process; all reload after changes.
import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import { resolve } from 'node:path'
import { ensureInstalled } from './install.ts'

await ensureInstalled()
const { createServer: createVite } = await import('vite')
const server = createServer()
const vite = await createVite({
  configFile: 'vite.config.ts',
  server: { middlewareMode: true, allowedHosts: true, hmr: { server } },
})

// Types only: Node would load the modules as they are, Vite reloads them after each change
type ConfigModule = typeof import('#bff/config/config.ts')
type BffModule = typeof import('#bff/createBff.ts')
type MocksModule = typeof import('#mocks/upstream.ts')
type BannerModule = typeof import('#bff/startup/banner.ts')

const { readConfig } = await load<ConfigModule>('bff/config/config.ts')
const outcome = readConfig(process.env)
if ('problems' in outcome) {
  console.error(outcome.problems.join('\n'))
  process.exit(78)
}
const { config } = outcome
if (['record', 'replay'].includes(config.UPSTREAM)) {
  console.error('npm run dev neither records nor replays: use npm start.')
  process.exit(78)
}
const isMocked = ['mock', 'hybrid'].includes(config.UPSTREAM)

interface Running {
  readonly bff: BffModule
  readonly mocks: MocksModule | undefined
  readonly listener: RequestListener
  close(): Promise<void>
}
let running: Running | undefined

/** Returns the BFF of the newest sources; a change of its modules, or of the mocks', builds it again. */
async function buildListener(): Promise<RequestListener> {
  const [bff, mocks] = await Promise.all([
    load<BffModule>('bff/createBff.ts'),
    isMocked ? load<MocksModule>('mocks/upstream.ts') : undefined,
  ])
  if (running?.bff === bff && running.mocks === mocks) return running.listener
  await running?.close()
  const { listener, close } = bff.createBff(config, {
    ...(mocks ? { mock: mocks.createMockUpstream() } : {}),
    fallback,
  })
  running = { bff, mocks, listener, close }
  return listener
}

function fallback(request: IncomingMessage, response: ServerResponse): void {
  vite.middlewares(request, response, () => void sendShell(request, response))
}

/** Sends the page without server rendering: the browser fetches the data itself. */
async function sendShell(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const html = await vite.transformIndexHtml(request.url ?? '/', await readFile('web/index.html', 'utf8'))
  response
    .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
    .end(html)
}

async function load<Module>(file: string): Promise<Module> {
  return (await vite.ssrLoadModule(resolve(file))) as Module
}

server.on('request', (request, response) => {
  buildListener().then(
    (listener) => listener(request, response),
    (error: Error) => {
      vite.ssrFixStacktrace(error)
      console.error(error)
      response.writeHead(500, { 'content-type': 'text/plain' }).end(error.stack)
    },
  )
})
server.listen(config.PORT, config.HOST, () => {
  void greet()
})

async function greet(): Promise<void> {
  const { formatBanner } = await load<BannerModule>('bff/startup/banner.ts')
  const mocks = isMocked ? await load<MocksModule>('mocks/upstream.ts') : undefined
  console.log(formatBanner(config, config.PORT, mocks?.describeDemo(config.PORT)))
}
