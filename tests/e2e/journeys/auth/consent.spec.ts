import { writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test, type Page } from '@playwright/test'
import { startBffProcess, type BffProcess } from '../../../fakes/bffProcess.ts'
import { freePort } from '../../../fakes/redisServer.ts'

let vendor: Server
let bff: BffProcess
let requested: string[]

/** A tag manager: its script loads a second one and a style. */
const files: Readonly<Record<string, readonly [type: string, body: string]>> = {
  '/tag.js': [
    'text/javascript',
    `const base = new URL(document.querySelector('script[src*="tag.js"]').src).origin
document.head.append(Object.assign(document.createElement('script'), { src: base + '/second.js' }))
document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: base + '/tag.css' }))`,
  ],
  '/second.js': ['text/javascript', `document.documentElement.dataset.second = 'yes'`],
  '/tag.css': ['text/css', ':root { --tag: loaded }'],
  '/chat.js': ['text/javascript', `document.documentElement.dataset.chat = 'yes'`],
}

test.beforeAll(async () => {
  vendor = createServer(({ url = '' }, response) => {
    requested.push(url)
    const [type, body] = files[url] ?? ['text/plain', '']
    response
      .writeHead(200, { 'content-type': type, 'cross-origin-resource-policy': 'cross-origin' })
      .end(body)
  })
  await new Promise<void>((resolve) => vendor.listen(0, '127.0.0.1', resolve))
  const { port: vendorPort } = vendor.address() as AddressInfo // Guaranteed by listening on a port
  const from = `http://127.0.0.1:${vendorPort}`
  const port = await freePort()
  const tenants = test.info().outputPath('tenants.json')
  const tenant = {
    hosts: ['localhost'],
    customHost: 'localhost',
    origin: `http://localhost:${port}`,
    production: true,
    scripts: [
      { src: `${from}/tag.js`, purpose: 'marketing' },
      { src: `${from}/chat.js`, purpose: 'function' },
    ],
    csp: { style: [from] },
  }
  writeFileSync(tenants, JSON.stringify([tenant]))
  bff = await startBffProcess(
    { UPSTREAM: 'mock', PORT: String(port), TENANTS: tenants, DATA_DIR: test.info().outputPath() },
    'dist/bff/main.js',
    port,
  )
})
test.afterAll(async () => {
  bff.process.kill('SIGTERM')
  await bff.ended
  vendor.close()
})

async function open(page: Page): Promise<string[]> {
  requested = []
  const violations: string[] = []
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) violations.push(message.text())
  })
  await page.goto(`http://localhost:${bff.port}/About`)
  await expect(page.locator('html')).toHaveAttribute('data-started')
  return violations
}

const findBar = (page: Page) => page.getByRole('region', { name: 'Your privacy choices' })

test('marketing scripts load after consent, with what they load themselves, and chat with the first click', async ({
  page,
}) => {
  const violations = await open(page)
  await expect(findBar(page)).toBeVisible()
  expect(requested).toEqual([])
  await findBar(page).getByRole('button', { name: 'Accept' }).click()
  await expect(findBar(page)).toHaveCount(0)
  await expect(page.locator('html')).toHaveAttribute('data-second', 'yes')
  await expect(page.locator('html')).toHaveAttribute('data-chat', 'yes')
  await expect
    .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--tag')))
    .toBe('loaded')
  expect(violations).toEqual([])
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-second', 'yes')
  await expect(findBar(page)).toHaveCount(0)
})

test('a refusal is remembered, and can be changed in the footer', async ({ page }) => {
  await open(page)
  await findBar(page).getByRole('button', { name: 'Refuse' }).click()
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-started')
  await page.getByRole('button', { name: 'Privacy choices' }).click()
  await expect(findBar(page)).toBeVisible()
  expect(requested.filter((url) => url !== '/chat.js')).toEqual([])
  await findBar(page).getByRole('button', { name: 'Accept' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-second', 'yes')
})
