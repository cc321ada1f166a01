import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { startBffProcess, stopBffProcesses } from '../../fakes/bffProcess.ts'
import { createHttpClient } from '../../fakes/httpClient.ts'
import { startHostileApi } from '../../fakes/hostileApi.ts'
import { createTemporaryFolder } from '../../fakes/temporaryFolder.ts'

/** Begins a write and never ends it. */
const hang = `
const { open } = await import(process.argv[1])
open({ path: process.argv[2], noSubdir: false, maxDbs: 8 }).transactionSync(() => {
  process.stdout.write('locked')
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
})
`

/** Starts another process of the machine, which hangs while it writes to a store. */
async function startHangingProcess(folder: string) {
  const lmdb = createRequire(import.meta.url).resolve('lmdb')
  const child = spawn(process.execPath, ['--input-type=module', '--eval', hang, lmdb, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(child.stdout, 'data')
  return child
}

async function measureTime<Value>(work: Promise<Value>): Promise<[Value, milliseconds: number]> {
  const start = performance.now()
  return [await work, performance.now() - start]
}

test('while another process hangs in a write, reads go on, nothing waits for it, and a sign-out clears the cookie', async () => {
  const api = await startHostileApi()
  const DATA_DIR = createTemporaryFolder()
  const bff = await startBffProcess({ API_BASE_URL: api.base, DATA_DIR })
  const { request, signIn } = createHttpClient(bff.port)
  const cookie = await signIn()
  const other = await startHangingProcess(`${DATA_DIR}/sessions`)

  expect((await request('/api/classes/booked/list/', { cookie })).status).toBe(200)
  const [[signedIn, first], [signedOut, second], [readiness, third]] = await Promise.all([
    measureTime(request('/api/auth/token/', { body: {} })),
    measureTime(request('/api/auth/revoke_token/', { method: 'POST', cookie })),
    measureTime(bff.admin('/readyz')),
  ])
  expect(Math.max(first, second, third)).toBeLessThan(10_000)
  expect([signedIn.status, JSON.parse(signedIn.text).code]).toEqual([503, 'session_store_unavailable'])
  expect([signedOut.status, signedOut.headers['set-cookie']?.[0]]).toEqual([
    503,
    expect.stringMatching(/^session=; .*Max-Age=0/),
  ])
  // The tokens of the session that stays, and of the one that was not stored
  await expect.poll(() => api.findCalls('/auth/revoke_token/')).toHaveLength(2)
  expect([readiness.status, JSON.parse(readiness.text).store]).toEqual([503, false])

  other.kill('SIGKILL')
  await expect.poll(() => signIn(), { timeout: 5000 }).toContain('session=')
  await stopBffProcesses(bff)
  await api.close()
})
