import cluster from 'node:cluster'
import { existsSync } from 'node:fs'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endProcess } from '#bff/cluster/endProcess.ts'
import { runPrimary } from '#bff/cluster/primary.ts'
import { runWorker } from '#bff/cluster/worker.ts'
import { findWarnings } from '#bff/config/warnings.ts'
import { startFixture, type FixtureMode } from '#bff/fixtures/startFixture.ts'
import { createTracing } from '#bff/operations/createTracing.ts'
import { createLog, type Log } from '#bff/operations/log.ts'
import { loadMocks, loadPages, type MocksModule } from '#bff/startup/loadBuilds.ts'

vi.mock('#bff/config/warnings.ts', () => ({ findWarnings: vi.fn<typeof findWarnings>() }))
vi.mock('node:cluster', () => ({ default: { isPrimary: true } }))
vi.mock('#bff/cluster/endProcess.ts', () => ({ endProcess: vi.fn<typeof endProcess>() }))
vi.mock('#bff/cluster/primary.ts', () => ({ runPrimary: vi.fn<typeof runPrimary>() }))
vi.mock('#bff/cluster/worker.ts', () => ({ runWorker: vi.fn<typeof runWorker>() }))
vi.mock('#bff/fixtures/startFixture.ts', () => ({ startFixture: vi.fn<typeof startFixture>() }))
vi.mock('#bff/operations/createTracing.ts', () => ({ createTracing: vi.fn<typeof createTracing>() }))
vi.mock('#bff/operations/log.ts', () => ({ createLog: vi.fn<typeof createLog>() }))
vi.mock('#bff/startup/loadBuilds.ts', () => ({
  loadMocks: vi.fn<typeof loadMocks>(),
  loadPages: vi.fn<typeof loadPages>(),
}))

const log = vi.fn<Log>()
const pages = { name: 'pages' } as never
const mock = { name: 'mock' } as never
const describeDemo: MocksModule['describeDemo'] = (port) => `accounts at ${port}`
const before = process.listeners('exit')
const listOwnExits = () => process.listeners('exit').filter((listener) => !before.includes(listener))
let output: string[]
let errors: string[]

beforeEach(() => {
  vi.clearAllMocks()
  output = []
  errors = []
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => output.push(String(text)) > 0)
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => errors.push(String(text)) > 0)
  vi.mocked(createLog).mockReturnValue(log)
  vi.mocked(findWarnings).mockReturnValue([])
  vi.mocked(loadPages).mockResolvedValue(pages)
  vi.mocked(loadMocks).mockResolvedValue({ createMockUpstream: () => mock, describeDemo })
  Object.assign(cluster, { isPrimary: true })
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  process.exitCode = 0
  for (const listener of listOwnExits()) {
    listener(0)
    process.off('exit', listener)
  }
})

const live = { API_BASE_URL: 'http://127.0.0.1:9/', API_CLIENT_ID: 'id', API_CLIENT_SECRET: 'secret' }

/** Runs the program with these variables and arguments. */
async function run(env: Record<string, string>, args: readonly string[] = []): Promise<void> {
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value)
  const { argv } = process
  process.argv = [...argv.slice(0, 2), ...args]
  vi.resetModules()
  try {
    await import('#bff/main.ts')
  } finally {
    process.argv = argv
  }
}

/** Finds the arguments with which the worker was started. */
const findWorker = () => {
  const [config, dependencies, greet] = vi.mocked(runWorker).mock.calls[0] ?? []
  return { config, dependencies, greet }
}

test('a wrong configuration is explained line by line, and ends with the status of sysexits.h', async () => {
  await run({ ...live, PORT: 'many' })
  expect(errors.join('')).toMatch(/^The configuration is wrong:\n {2}PORT [^\n]+\n$/)
  expect(process.exitCode).toBe(78)
  expect(runWorker).not.toHaveBeenCalled()
})

test('a configuration that is only checked starts nothing, and its warnings are shown', async () => {
  await run(live, ['--check-config'])
  expect(output).toEqual(['The configuration is right.\n'])
  vi.mocked(findWarnings).mockReturnValue(['One', 'Two'])
  await run(live, ['--check-config'])
  expect(output[1]).toBe('The configuration is right.\nWarning: One\nWarning: Two\n')
  expect([process.exitCode ?? 0, vi.mocked(runWorker).mock.calls]).toEqual([0, []])
})

test('warnings are logged at the start', async () => {
  vi.mocked(findWarnings).mockReturnValue(['One'])
  await run({ ...live, LOG_LEVEL: 'warn' })
  expect(vi.mocked(createLog).mock.calls).toEqual([['warn']])
  expect(log.mock.calls).toEqual([['warn', { event: 'configuration', about: 'One' }]])
})

test('one process serves with the pages of the build, and says where', async () => {
  await run(live)
  const { config, dependencies, greet } = findWorker()
  expect(config?.API_BASE_URL?.href).toBe('http://127.0.0.1:9/')
  expect(dependencies).toEqual({
    mock: undefined,
    fixture: undefined,
    fixtureTools: undefined,
    pages,
    webFolder: expect.stringMatching(/\/web$/),
    tracing: undefined,
    log,
  })
  expect(vi.mocked(loadPages).mock.calls).toEqual([[expect.stringMatching(/^\//)]])
  expect(
    [runPrimary, loadMocks, startFixture, createTracing].map((one) => vi.mocked(one).mock.calls),
  ).toEqual([[], [], [], []])
  greet?.(3000)
  expect(output).toEqual(['Serving on http://127.0.0.1:3000\n'])
})

test('several processes are run by a primary, which alone says where they serve', async () => {
  await run({ ...live, PROCESSES: '2' })
  const [config, own, greet] = vi.mocked(runPrimary).mock.calls[0] ?? []
  expect([config?.PROCESSES, own]).toEqual([2, log])
  expect(runWorker).not.toHaveBeenCalled()
  greet?.(3000)
  expect(output).toHaveLength(1)
})

test('a worker of several neither repeats warnings nor says where it serves', async () => {
  Object.assign(cluster, { isPrimary: false })
  vi.mocked(findWarnings).mockReturnValue(['One'])
  await run({ ...live, PROCESSES: '2' })
  expect(runPrimary).not.toHaveBeenCalled()
  findWorker().greet?.(3000)
  expect([output, log.mock.calls]).toEqual([[], []])
})

test('the mock API is loaded where calls are mocked, and its accounts are shown', async () => {
  await run({ UPSTREAM: 'mock' })
  const { dependencies, greet } = findWorker()
  expect(dependencies?.mock).toBe(mock)
  greet?.(3000)
  expect(output.join('')).toContain('accounts at 3000')
})

test('a trace collector is connected to where one is configured', async () => {
  vi.mocked(createTracing).mockReturnValue('tracing' as never)
  await run({ ...live, OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' })
  expect(vi.mocked(createTracing).mock.calls).toEqual([[new URL('http://127.0.0.1:4318')]])
  expect(findWorker().dependencies?.tracing).toBe('tracing')
})

test('a recording has its upstream, tools and pages, and a folder of its own that it removes', async () => {
  const mode = {
    upstream: 'upstream',
    tools: 'tools',
    pages: (own: unknown) => [own],
  } as unknown as FixtureMode
  vi.mocked(startFixture).mockResolvedValue(mode)
  await run({ ...live, UPSTREAM: 'record', FIXTURE: 'new.har' })
  const { config, dependencies } = findWorker()
  expect(dependencies).toMatchObject({ fixture: 'upstream', fixtureTools: 'tools', pages: [pages] })
  vi.mocked(startFixture).mock.calls[0]?.[1]('recorded')
  expect(output).toEqual(['recorded\n'])
  const folder = config?.DATA_DIR ?? ''
  expect(existsSync(folder)).toBe(true)
  for (const listener of listOwnExits()) listener(0)
  expect(existsSync(folder)).toBe(false)
})

test('a folder that is configured is kept by a recording', async () => {
  vi.mocked(startFixture).mockResolvedValue(undefined as never)
  await run({ ...live, UPSTREAM: 'record', FIXTURE: 'new.har', DATA_DIR: '/tmp' })
  expect([findWorker().config?.DATA_DIR, listOwnExits()]).toEqual(['/tmp', []])
})

test('a start that fails is explained, and ends with status 1', async () => {
  vi.mocked(runWorker).mockRejectedValueOnce(new Error('Port 3000 is taken.'))
  await run(live)
  expect(errors).toEqual(['Port 3000 is taken.\n'])
  expect(vi.mocked(endProcess).mock.calls).toEqual([[1]])
  vi.mocked(loadPages).mockRejectedValueOnce('no error')
  await run(live)
  expect(errors[1]).toBe('The server could not start.\n')
})
