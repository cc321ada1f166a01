import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { askingOf } from '../fakes/asking.ts'
import { startChild, stopChildren } from '../fakes/builtBff.ts'
import { startHostileApi } from '../fakes/hostileApi.ts'
import { temporaryFolder } from '../fakes/runningBff.ts'

test('where nothing more can be written, what needs no new session goes on, and all does when there is room', async () => {
  const api = await startHostileApi()
  const child = await startChild({ API_BASE_URL: api.base, DATA_DIR: temporaryFolder() })
  const { ask, signIn } = askingOf(child.port)
  const limitFiles = (most: string) =>
    execFileSync('prlimit', ['--pid', `${child.process.pid}`, `--fsize=${most}:`])
  const cookie = await signIn()
  const body = { user_type: 'student', username: 'a', password: 'b' }
  const status = async (target: string, more = {}) => (await ask(target, more)).status
  limitFiles('8192')
  for (let attempt = 0; attempt < 3; attempt += 1) {
    expect(await status('/api/auth/token/', { body })).toBe(503)
    expect(await status('/api/auth/revoke_token/', { body: {}, cookie })).toBe(503)
  }
  expect(await status('/api/tutor/filters/')).toBe(200)
  expect(await status('/api/classes/booked/list/', { cookie })).toBe(200)
  limitFiles('unlimited')
  await expect.poll(() => status('/api/auth/token/', { body })).toBe(200)
  expect(await status('/api/auth/revoke_token/', { body: {}, cookie })).toBe(200)
  await stopChildren(child)
  await api.close()
})
