// npm run mocks: the mock API alone, as an HTTP server. `--validate URL` checks another API instead of answering.
import type { Server } from 'node:http'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { ensureInstalled } from './install.ts'
import { loadSource } from './loadSource.ts'
import { prepare } from './prepare.ts'
import { runCommand } from './runCommand.ts'

interface ProxyModule {
  createValidatingProxy(api: string, say: (line: string) => void): Promise<Server>
}

await runCommand(async () => {
  const { values } = parseArgs({ options: { validate: { type: 'string' } } })
  if (values.validate !== undefined) return validate(values.validate)
  await prepare()
  await import(pathToFileURL('dist/mocks/server.js').href)
})

/** Stands between a client and an API until the process ends. */
async function validate(api: string): Promise<void> {
  if (!/^https?:$/.test(URL.parse(api)?.protocol ?? ''))
    throw new Error('Name the API: npm run mocks -- --validate https://api.example.org/v1/')
  await ensureInstalled()
  const { origin, pathname } = new URL(api)
  const port = Number(process.env.MOCKS_PORT ?? 4010)
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error('MOCKS_PORT must be a port number.')
  const host = process.env.MOCKS_HOST || '127.0.0.1'
  await loadSource<ProxyModule, void>('/tests/fixtures/validatingProxy.ts', async (proxy) => {
    const server = await proxy.createValidatingProxy(api, console.log)
    await new Promise<void>((resolve, reject) => {
      server.on('error', reject).on('close', resolve)
      server.listen(port, host, () =>
        console.log(`Passes calls of http://${host}:${port} to ${origin}${pathname}`),
      )
    })
  })
}
