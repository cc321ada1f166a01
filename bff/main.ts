import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startBff } from '#bff/bff.ts'
import { readConfig, type Config } from '#bff/config.ts'
import { loadMock, loadPages } from '#bff/load.ts'
import { placeOf } from '#bff/log.ts'
import { createPublicServer, drain, listen } from '#bff/server.ts'
import { welcome } from '#bff/welcome.ts'

/** EX_CONFIG of sysexits.h */
const wrongConfiguration = 78

const outcome = readConfig(process.env)
if ('problems' in outcome) {
  process.stderr.write(
    ['The configuration is wrong:', ...outcome.problems.map((text) => `  ${text}`), ''].join('\n'),
  )
  process.exitCode = wrongConfiguration
} else if (process.argv.includes('--check-config')) {
  process.stdout.write('The configuration is right.\n')
} else {
  await run(outcome.config).catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : 'The server could not start.'}\n`)
    process.exit(1)
  })
}

async function run(config: Config): Promise<void> {
  const dist = join(dirname(fileURLToPath(import.meta.url)), '..')
  const bff = startBff(config, {
    mock: config.UPSTREAM === 'mock' ? await loadMock(dist, `http://localhost:${config.PORT}`) : undefined,
    pages: await loadPages(dist),
    webFolder: join(dist, 'web'),
  })
  const server = createPublicServer(bff.listener)
  const port = await listen(server, config.PORT, config.HOST)
  process.stdout.write(welcome(config, port))
  bff.log('info', { event: 'start', port })

  async function stop(status: number) {
    await drain(server)
    await bff.close()
    bff.log('info', { event: 'stop' })
    process.exit(status)
  }
  for (const name of ['SIGTERM', 'SIGINT'] as const) {
    process.once(name, () => {
      // A second signal means: now
      process.once(name, () => process.exit(1))
      void stop(0)
    })
  }
  for (const name of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(name, (error: unknown) => {
      bff.log('error', { event: 'failed', ...placeOf(error) })
      void stop(1)
    })
  }
}
