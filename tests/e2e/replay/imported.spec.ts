import { readFileSync, rmSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import { parseFixture } from '#bff/fixtures/har.ts'
import { startBffProcess, stopBffProcesses, type BffProcess } from '../../fakes/bffProcess.ts'
import { parseHar } from '../../fixtures/foreignHar.ts'
import { importHar } from '../../fixtures/importHar.ts'

const folder = mkdtempSync(join(tmpdir(), 'imported-'))
let started: BffProcess | undefined
test.afterAll(async () => {
  if (started) await stopBffProcesses(started)
  rmSync(folder, { recursive: true })
})

test('a recording that Playwright made of the product, with its service worker, is imported and replays', async ({
  browser,
  baseURL,
}) => {
  const [raw, file] = [join(folder, 'raw.har'), join(folder, 'imported.har')]
  const context = await browser.newContext({
    ...(baseURL ? { baseURL } : {}),
    serviceWorkers: 'allow',
    recordHar: { path: raw, content: 'embed', urlFilter: '**/api/**' },
  })
  const page = await context.newPage()
  await page.goto('/')
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await page.reload()
  await expect.poll(() => page.evaluate(() => Boolean(navigator.serviceWorker.controller))).toBe(true)
  const account = { user_type: 'student', username: 'student@example.test', password: 'Learn#2026' }
  expect(await fetchIn(page, '/api/auth/token/', { ...account, remember: false })).toBe(200)
  expect(await fetchIn(page, '/api/account/profile/')).toBe(200)
  await page.evaluate(async () => {
    const caller = new AbortController()
    const call = fetch('/api/account/menu_counts/', { headers: { 'x-csrf': '1' }, signal: caller.signal })
    caller.abort()
    await call.catch(() => undefined)
  })
  await context.close()

  const { text, leftOut } = importHar(parseHar(readFileSync(raw, 'utf8'), raw), raw)
  expect(leftOut.repeated).toBeGreaterThan(0)
  expect(text).not.toMatch(/student@example|Learn#2026/)
  writeFileSync(file, text)
  const { entries } = parseFixture(text, file).log
  const profiles = entries.filter(({ request }) => request.url.endsWith('/account/profile/'))
  expect(profiles).toHaveLength(1)

  started = await startBffProcess(
    { UPSTREAM: 'replay', FIXTURE: file, LOG_LEVEL: 'silent' },
    'dist/bff/main.js',
  )
  const again = await browser.newContext({ baseURL: `http://localhost:${started.port}` })
  for (const { request } of entries) {
    const { pathname, search } = new URL(request.url)
    const headers = Object.fromEntries(request.headers.map(({ name, value }) => [name, value]))
    const response = await again.request.fetch(`/api${pathname}${search}`, {
      method: request.method,
      headers: { 'x-csrf': '1', 'accept-language': headers['accept-language'] ?? 'en', timezone: '' },
      ...(request.postData?.text ? { data: JSON.parse(request.postData.text) } : {}),
    })
    expect([request.url, response.status()]).not.toEqual([request.url, 599])
  }
  await page.context().close()
  await again.close()
})

function fetchIn(page: Page, path: string, body?: object): Promise<number> {
  return page.evaluate(
    async ([url, sent]) => {
      const headers = { 'x-csrf': '1', 'content-type': 'application/json', 'accept-language': 'en' }
      const response = await fetch(url, { headers, ...(sent ? { method: 'POST', body: sent } : {}) })
      await response.text()
      return response.status
    },
    [path, body && JSON.stringify(body)] as const,
  )
}
