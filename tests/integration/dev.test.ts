import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { afterEach, expect, test } from 'vitest'
import { freePort, waitUntilOpen } from '../fakes/redisServer.ts'
import { createTemporaryFolder } from '../fakes/temporaryFolder.ts'

let child: ChildProcess | undefined
let output = ''

afterEach(async () => {
  if (!child || child.exitCode !== null) return
  const ended = once(child, 'exit')
  child.kill()
  await ended
})

/** Starts `npm run dev`. @returns the base of its URLs */
async function startDev(...args: readonly string[]): Promise<string> {
  const [port, adminPort] = [await freePort(), await freePort()]
  const env = {
    ...process.env,
    NODE_ENV: 'development',
    LOG_LEVEL: 'info',
    PORT: String(port),
    ADMIN_PORT: String(adminPort),
    DATA_DIR: createTemporaryFolder(),
  }
  output = ''
  child = spawn(process.execPath, ['tools/dev.ts', ...args], { env })
  child.stdout?.on('data', (part) => (output += part))
  child.stderr?.on('data', (part) => (output += part))
  await waitUntilOpen(port)
  return `http://localhost:${port}`
}

test('pages of development have status, guard and tenant as in production, and load sources', async () => {
  const base = await startDev()
  const page = await (await fetch(`${base}/courses`)).text()
  expect(page).toContain('<div id="root"></div>')
  expect(page).toContain('"social":{"google"')
  expect(page).toContain('/web/app/client.tsx')
  const [, nonce] = /nonce="([^"]+)"/.exec(page) ?? []
  expect(page.match(/<script(?! type="application\/ld\+json")[^>]*>/g)).toSatisfy((tags: string[]) =>
    tags.every((tag) => tag.includes(`nonce="${nonce}"`)),
  )
  expect((await fetch(`${base}/nowhere`)).status).toBe(404)
  expect((await fetch(`${base}/web/app/client.tsx`)).headers.get('content-type')).toContain('javascript')
  await expect.poll(() => output.match(/"event":"request"/g)).toHaveLength(2)
})

test('with --ssr the server renders the page', async () => {
  const base = await startDev('--ssr')
  expect(await (await fetch(`${base}/courses`)).text()).toMatch(/<div id="root">[\s\S]*<h1[^>]*>Courses/)
})
