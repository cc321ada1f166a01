import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test as base, type Page } from '@playwright/test'
import { chromium } from '../../../chromium.ts'
import { startBffProcess, stopBffProcesses } from '../../../fakes/bffProcess.ts'
import { createCertificate } from '../../../fakes/certificates.ts'
import { startCodeExchangeApi, type CodeExchangeApi } from '../../../fakes/codeExchange.ts'
import { startLinkedInProvider } from '../../../fakes/linkedInProvider.ts'
import { startMockProgram } from '../../../fakes/mockProgram.ts'
import { freePort } from '../../../fakes/redisServer.ts'
import { openPage } from '../../browse.ts'

interface Started {
  readonly api: CodeExchangeApi
  /** A page of a browser that finds www.linkedin.com at the provider */
  readonly visitor: Page
}

/** The product in live mode, before an API that exchanges codes at a real OpenID provider. */
const test = base.extend<{ started: Started }>({
  started: async ({ playwright }, run) => {
    const folder = mkdtempSync(join(tmpdir(), 'linkedin-'))
    const port = await freePort()
    const origin = `http://localhost:${port}`
    const certificate = createCertificate('www.linkedin.com', folder)
    const provider = await startLinkedInProvider(certificate, `${origin}/linkedIn`)
    const mocks = await startMockProgram()
    const api = await startCodeExchangeApi(mocks.base, provider.exchange)
    const env = {
      PORT: String(port),
      API_BASE_URL: api.base,
      TENANTS: writeTenants(folder, provider.clientId),
      DATA_DIR: join(folder, 'data'),
      LOG_LEVEL: 'warn',
    }
    const bff = await startBffProcess(env, 'dist/bff/main.js', port)
    const names = `MAP www.linkedin.com:443 127.0.0.1:${provider.port}, MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1`
    const args = [...chromium.args, `--host-resolver-rules=${names}`]
    const browser = await playwright.chromium.launch({ ...chromium, args })
    const context = await browser.newContext({ baseURL: origin, ignoreHTTPSErrors: true, locale: 'en' })
    await run({ api, visitor: await context.newPage() })
    await browser.close()
    await stopBffProcesses(bff)
    await api.close()
    mocks.child.kill()
    await provider.close()
    rmSync(folder, { recursive: true })
  },
})

function writeTenants(folder: string, clientId: string): string {
  const file = join(folder, 'tenants.json')
  const social = { linkedin: { clientId } }
  const tenant = {
    hosts: ['localhost'],
    customHost: 'localhost',
    origin: 'http://localhost',
    main: true,
    social,
  }
  writeFileSync(file, JSON.stringify([tenant]))
  return file
}

test(
  "a student signs in at an OpenID provider under LinkedIn's name, and its code is good for one session",
  { tag: '@full' },
  async ({ started: { api, visitor } }) => {
    await goToProvider(visitor)
    await expect(visitor).toHaveURL(/^https:\/\/www\.linkedin\.com\/interaction\//)
    await visitor.getByPlaceholder('Enter any login').fill('sara')
    await visitor.getByPlaceholder('and password').fill('Any#2026')
    await visitor.getByRole('button', { name: 'Sign-in' }).click()
    await visitor.getByRole('button', { name: 'Continue' }).click()
    await expect(visitor).toHaveURL('/dashboard/BookedClasses')
    await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible()
    const [exchange] = api.exchanges
    expect(api.exchanges).toEqual([
      {
        sent: {
          code: expect.stringMatching(/\S{20,}/),
          register_type: 'linkedin_student',
          plugin_name: 'linkedin',
        },
        isAccepted: true,
      },
    ])

    const again = await visitor.request.post('/api/auth/social-sign-in/', {
      headers: { 'X-CSRF': '1' },
      data: exchange?.sent,
    })
    expect([await again.json(), api.exchanges.at(-1)?.isAccepted]).toEqual([
      { success: false, Messages: [{ Message: 'The code was refused' }] },
      false,
    ])
  },
)

test(
  'a person who cancels at the provider returns to the product, sees a message and is not signed in',
  { tag: '@full' },
  async ({ started: { api, visitor } }) => {
    await goToProvider(visitor)
    await visitor.getByRole('link', { name: 'Cancel' }).click()
    await expect(visitor.getByText('User cancelled login')).toBeVisible()
    await expect(visitor).toHaveURL('/linkedIn')
    expect(api.exchanges).toEqual([])
    const session = await visitor.request.get('/bff/session', { headers: { 'X-CSRF': '1' } })
    expect(await session.json()).toEqual({ authenticated: false })
  },
)

async function goToProvider(page: Page) {
  await openPage(page, '/')
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: /Student/ }).check()
  await dialog.getByRole('button', { name: 'LinkedIn' }).click()
}
