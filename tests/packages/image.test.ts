import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { startBffProcess, stopBffProcesses, type BffProcess } from '../fakes/bffProcess.ts'
import { createHttpClient } from '../fakes/httpClient.ts'
import { startHostileApi, type HostileApi } from '../fakes/hostileApi.ts'
import { createTemporaryFolder } from '../fakes/temporaryFolder.ts'

// No container engine is needed: the steps of the image's last stage run on an empty folder, in their order
const host = 'a.example.org'
let api: HostileApi | undefined
let bff: BffProcess | undefined

afterAll(async () => {
  if (bff) await stopBffProcesses(bff)
  await api?.close()
})

test('the steps of the Dockerfile produce a folder that serves pages in production', async () => {
  const folder = createTemporaryFolder()
  const env: Record<string, string> = {}
  let command: string[] = []
  for (const [name = '', rest = ''] of readLastStage()) {
    if (name === 'COPY') copy(rest, folder)
    if (name === 'RUN') run(rest, folder)
    if (name === 'ENV') Object.assign(env, parseVariables(rest))
    if (name === 'CMD') command = JSON.parse(rest)
  }
  expect(command).toEqual(['node', 'dist/bff/main.js'])

  api = await startHostileApi()
  const tenants = join(folder, 'tenants.json')
  writeFileSync(tenants, JSON.stringify([{ hosts: [host], customHost: host, origin: `https://${host}` }]))
  bff = await startBffProcess(
    {
      ...env,
      HOST: '127.0.0.1',
      ADMIN_HOST: '127.0.0.1',
      DATA_DIR: join(folder, 'data'),
      UPSTREAM: 'live',
      API_BASE_URL: api.base,
      API_CLIENT_ID: 'id',
      API_CLIENT_SECRET: 'a secret of some length',
      SESSION_KEYS: `k:${Buffer.from(Array.from({ length: 32 }, (_, byte) => byte)).toString('base64')}`,
      TENANTS: tenants,
    },
    join(folder, command[1] ?? ''),
  )
  const client = createHttpClient(bff.port)
  const page = await client.request('/', { host, headers: { accept: 'text/html', 'x-csrf': undefined } })
  expect(page.status).toBe(200)
  expect(page.text).toContain('<html lang=')
  const icon = await client.request('/favicon.ico', { host })
  expect([icon.status, icon.headers['content-type']]).toEqual([200, 'image/x-icon'])
  expect((await bff.admin('/livez')).status).toBe(200)
}, 240_000)

/** Returns the instructions of the last stage, each with the rest of its line. */
function readLastStage(): string[][] {
  const lines = readFileSync('Dockerfile', 'utf8')
    .replace(/\\\n\s*/g, ' ')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
  return lines
    .slice(lines.findLastIndex((line) => line.startsWith('FROM ')) + 1)
    .map((line) => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)])
}

/** Copies from the repository; what an earlier stage built is in its `dist`. */
function copy(rest: string, folder: string): void {
  const paths = rest.split(' ').filter((part) => !part.startsWith('--'))
  const target = paths.at(-1) ?? '.'
  for (const path of paths.slice(0, -1)) {
    const source = path.replace(/^\/app\//, '')
    const destination = target.endsWith('/') ? join(folder, target, source) : join(folder, target)
    mkdirSync(dirname(destination), { recursive: true })
    cpSync(source, destination, { recursive: true })
  }
}

function run(rest: string, folder: string): void {
  const [, folderToMake] = /^install -d .*?(\/\S+)$/.exec(rest) ?? []
  if (folderToMake) {
    mkdirSync(join(folder, folderToMake), { recursive: true })
    return
  }
  expect(rest).toMatch(/^npm ci --omit=dev\b/)
  execFileSync('npm', ['ci', '--omit=dev', '--prefer-offline'], { cwd: folder, stdio: 'pipe' })
}

function parseVariables(rest: string): Record<string, string> {
  return Object.fromEntries(
    [...rest.matchAll(/(\w+)=(?:"([^"]*)"|(\S+))/g)].map(([, name, quoted, plain]) => [
      name,
      quoted ?? plain,
    ]),
  )
}
