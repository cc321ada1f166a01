import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { afterEach, expect, test } from 'vitest'
import { createTemporaryFolder } from '../../tests/fakes/temporaryFolder.ts'

const running: ChildProcess[] = []
afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL')
})

const open = `
const { setImmediate: turn } = await import('node:timers/promises')
const { createLmdbStore } = await import('./bff/session/stores/lmdb.ts')
const { openDatabases } = await import('./bff/session/stores/lmdbDatabases.ts')
const { endProcess } = await import('./bff/cluster/endProcess.ts')
const store = createLmdbStore(process.argv[1])
`

/** Runs a script with a store, until it has written a line. */
async function runWithStore(script: string, folder = createTemporaryFolder()): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', `${open}${script}`, folder], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  running.push(child)
  if (child.stdout) await once(child.stdout, 'data')
  return child
}

async function waitForExit(child: ChildProcess): Promise<unknown> {
  const [status, signal] = await once(child, 'exit')
  return status ?? signal
}

test('an exit waits for a write whose thread waits for the event loop', async () => {
  const child = await runWithStore(`
    const written = store.lease('key', 'owner', 60_000)
    await turn()
    const stopAt = performance.now() + 100
    while (performance.now() < stopAt);
    process.stdout.write('exits')
    endProcess(7)
  `)
  expect(await waitForExit(child)).toBe(7)
})

test('an exit does not wait for a write that another process holds up', async () => {
  const folder = createTemporaryFolder()
  const child = await runWithStore(
    `
    process.stdout.write('open')
    process.stdin.once('data', () => {
      store.lease('key', 'owner', 60_000).catch(() => undefined)
      endProcess(7)
    })
  `,
    folder,
  )
  await runWithStore(
    `
    openDatabases(process.argv[1]).root.transactionSync(() => {
      process.stdout.write('locked')
      for (;;);
    })
  `,
    folder,
  )
  child.stdin?.write('exit')
  expect(await waitForExit(child)).toBe('SIGKILL')
})
