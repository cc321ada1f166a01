// npm run dev: the product with hot reload: the real BFF, the mock API, the contract's pages under /__docs/.
// `-- --ssr` renders pages on the server, as production does. Everything follows changes of its sources.
import { createServer, type RequestListener } from 'node:http'
import { resolve } from 'node:path'
import type { ViteDevServer } from 'vite'
import { followSources } from './dev/followSources.ts'
import { createDevPages, NONCE } from './dev/devPages.ts'
import { createDocsListener } from './dev/serveDocs.ts'
import { ensureInstalled } from './install.ts'
import { runCommand } from './runCommand.ts'

await runCommand(ensureInstalled)
const { createServer: createVite, createLogger } = await import('vite')
const logger = createLogger()
const server = createServer()
const vite: ViteDevServer = await createVite({
  configFile: 'vite.config.ts',
  // One line for each edit: the reload of server modules is not logged
  customLogger: {
    ...logger,
    info: (message, options) =>
      options?.environment?.includes('ssr') ? undefined : logger.info(message, options),
  },
  server: {
    middlewareMode: true,
    allowedHosts: true,
    hmr: { server },
    watch: { ignored: ['**/.cache/**', '**/dist/**', '**/test-results/**'] },
  },
  html: { cspNonce: NONCE },
})

// Types only: Node would load the modules as they are, Vite reloads them after each change
type ConfigModule = typeof import('#bff/config/config.ts')
type BffModule = typeof import('#bff/createBff.ts')
type MocksModule = typeof import('#mocks/upstream.ts')
type WorldsModule = typeof import('#mocks/world/worlds.ts')
type NoticeModule = typeof import('#bff/fixtures/notice.ts')
type BannerModule = typeof import('#bff/startup/banner.ts')

const { readConfig } = await load<ConfigModule>('bff/config/config.ts')
// Otherwise each request of each page would be logged
const outcome = readConfig({ LOG_LEVEL: 'warn', ...process.env })
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
const pages = createDevPages(vite, { isRenderedHere: process.argv.includes('--ssr') })
const serveDocs = createDocsListener(vite)

interface Running {
  readonly bff: BffModule
  readonly mocks: MocksModule | undefined
  readonly listener: RequestListener
  close(): Promise<void>
}
let running: Running | undefined
let worlds:
  | { readonly module: WorldsModule; readonly kept: ReturnType<MocksModule['createMockUpstream']> }
  | undefined

/** Returns the BFF of the newest sources; a change of its modules, or of the mocks', builds it again. */
async function buildListener(): Promise<RequestListener> {
  const [bff, mocks, notice] = await Promise.all([
    load<BffModule>('bff/createBff.ts'),
    isMocked ? load<MocksModule>('mocks/upstream.ts') : undefined,
    load<NoticeModule>('bff/fixtures/notice.ts'),
  ])
  if (running?.bff === bff && running.mocks === mocks) return running.listener
  await running?.close()
  const mock = mocks && (await createMock(mocks))
  const { listener, close } = bff.createBff(config, {
    ...(mock && { mock }),
    pages: notice.withNotice(pages),
    fixtureTools: notice.createFixtureTools(),
    isDevelopment: true,
  })
  running = { bff, mocks, listener, close }
  return listener
}

/** Creates the mock API; its worlds outlive an edit of handlers, and are made again when they themselves are edited. */
async function createMock({ createMockUpstream }: MocksModule) {
  const module = await load<WorldsModule>('mocks/world/worlds.ts')
  const { kept } = worlds?.module === module ? worlds : {}
  const mock = createMockUpstream(kept && { worlds: kept.worlds, journal: kept.journal })
  worlds = { module, kept: mock }
  return mock
}

async function load<Module>(file: string): Promise<Module> {
  return (await vite.ssrLoadModule(resolve(file))) as Module
}

/** Paths that the browser loads as source: no page has such a path. */
const sources = /^\/(@|node_modules\/|web\/|sdk\/)/

server.on('request', (request, response) => {
  const url = request.url ?? '/'
  if (url.startsWith('/__docs')) serveDocs(request, response)
  else if (sources.test(url)) vite.middlewares(request, response)
  else {
    buildListener().then(
      (listener) => listener(request, response),
      (error: Error) => {
        vite.ssrFixStacktrace(error)
        console.error(error)
        response.writeHead(500, { 'content-type': 'text/plain' }).end(error.stack)
      },
    )
  }
})
followSources(vite)
server.listen(config.PORT, config.HOST, () => {
  void greet()
})

async function greet(): Promise<void> {
  const { formatBanner } = await load<BannerModule>('bff/startup/banner.ts')
  const mocks = isMocked ? await load<MocksModule>('mocks/upstream.ts') : undefined
  console.log(formatBanner(config, config.PORT, mocks?.describeDemo(config.PORT)))
}
