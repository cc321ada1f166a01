// npm run fixtures: record, check, compare, import and promote recorded sets (tests/fixtures/README.md).
import { ensureInstalled } from './install.mjs'
import { makeReady } from './ready.mjs'

const args = process.argv.slice(2)
await (args[0] === 'record' ? makeReady() : ensureInstalled())
const { createServer } = await import('vite')
const vite = await createServer({
  configFile: false,
  logLevel: 'error',
  appType: 'custom',
  server: { middlewareMode: true, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
})
try {
  const { run } = await vite.ssrLoadModule('/tests/fixtures/command.ts')
  process.exitCode = await run(args)
} finally {
  await vite.close()
}
