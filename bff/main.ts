import cluster from 'node:cluster'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Dependencies } from '#bff/createBff.ts'
import { readConfig, type Config } from '#bff/config/config.ts'
import { findWarnings } from '#bff/config/warnings.ts'
import type { FixtureMode } from '#bff/fixtures/startFixture.ts'
import { loadMocks, loadPages, type MocksModule } from '#bff/startup/loadBuilds.ts'
import { createLog } from '#bff/operations/log.ts'
import { endProcess } from '#bff/cluster/endProcess.ts'
import { runPrimary } from '#bff/cluster/primary.ts'
import { runWorker } from '#bff/cluster/worker.ts'
import { isMocked } from '#bff/upstream/selectUpstream.ts'
import { formatBanner } from '#bff/startup/banner.ts'

/** Folder of all bundles. */
const dist = join(dirname(fileURLToPath(import.meta.url)), '..')

/** EX_CONFIG of sysexits.h */
const wrongConfiguration = 78

const outcome = readConfig(process.env)
if ('problems' in outcome) {
  process.stderr.write(
    ['The configuration is wrong:', ...outcome.problems.map((text) => `  ${text}`), ''].join('\n'),
  )
  process.exitCode = wrongConfiguration
} else if (process.argv.includes('--check-config')) {
  const warnings = findWarnings(outcome.config).map((text) => `Warning: ${text}\n`)
  process.stdout.write(['The configuration is right.\n', ...warnings].join(''))
} else {
  await run(outcome.config).catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : 'The server could not start.'}\n`)
    return endProcess(1)
  })
}

async function run(config: Config): Promise<void> {
  const log = createLog(config.LOG_LEVEL)
  if (cluster.isPrimary)
    for (const about of findWarnings(config)) log('warn', { event: 'configuration', about })
  const mocks = isMocked(config) ? await loadMocks(dist) : undefined
  const greet = (port: number) => {
    // With several processes only the primary prints
    if (cluster.isPrimary) process.stdout.write(formatBanner(config, port, mocks?.describeDemo(port)))
  }
  if (config.PROCESSES > 1 && cluster.isPrimary) await runPrimary(config, log, greet)
  else await runWorker(withOwnFolder(config), { ...(await loadDependencies(config, mocks)), log }, greet)
}

async function loadDependencies(config: Config, mocks: MocksModule | undefined): Promise<Dependencies> {
  const endpoint = config.OTEL_EXPORTER_OTLP_ENDPOINT
  const mode = await loadFixtureMode(config)
  const pages = await loadPages(dist)
  return {
    mock: mocks?.createMockUpstream(),
    fixture: mode?.upstream,
    fixtureTools: mode?.tools,
    pages: mode ? mode.pages(pages) : pages,
    webFolder: join(dist, 'web'),
    // Loaded only with a trace collector: it is larger than everything else
    tracing: endpoint && (await import('#bff/operations/createTracing.ts')).createTracing(endpoint),
  }
}

/** Loaded only in these modes: production has no use for it. */
async function loadFixtureMode(config: Config): Promise<FixtureMode | undefined> {
  if (config.UPSTREAM !== 'record' && config.UPSTREAM !== 'replay') return undefined
  const { startFixture } = await import('#bff/fixtures/startFixture.ts')
  return startFixture(config, (line) => void process.stdout.write(`${line}\n`))
}

/** Recording and replaying start without sessions and leave none behind. */
function withOwnFolder(config: Config): Config {
  if ((config.UPSTREAM !== 'record' && config.UPSTREAM !== 'replay') || process.env.DATA_DIR) return config
  const folder = mkdtempSync(join(tmpdir(), 'sessions-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return { ...config, DATA_DIR: folder }
}
