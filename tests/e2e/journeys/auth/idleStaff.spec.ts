import { expect, test } from '@playwright/test'
import { startBffProcess } from '../../../fakes/bffProcess.ts'

const staffIdleSeconds = 5

test(
  'a staff session ends after its idle time although a visible tab keeps polling',
  { tag: '@full' },
  async ({ browser }) => {
    const bff = await startBffProcess(
      {
        UPSTREAM: 'mock',
        SESSION_STAFF_IDLE_SECONDS: String(staffIdleSeconds),
        DATA_DIR: test.info().outputPath(),
      },
      'dist/bff/main.js',
    )
    const context = await browser.newContext({ baseURL: `http://localhost:${bff.port}` })
    const page = await context.newPage()
    await page.clock.install()
    const polls: (string | undefined)[] = []
    page.on('request', (request) => {
      if (request.url().includes('/account/menu_counts/')) polls.push(request.headers()['x-passive'])
    })
    const signedIn = await page.request.post('/api/auth/token/', {
      headers: { 'X-CSRF': '1' },
      data: {
        user_type: 'operator',
        username: 'operator@example.test',
        password: 'Operate#2026',
        remember: false,
      },
    })
    expect(signedIn.status()).toBe(200)
    await page.goto('/dashboard/students')
    await expect.poll(() => polls.length).toBeGreaterThan(0)
    const isSignedIn = async () => {
      const response = await page.request.get('/bff/session', { headers: { 'X-CSRF': '1' } })
      return (await response.json()).authenticated === true
    }
    expect(await isSignedIn()).toBe(true)
    await expect
      .poll(
        async () => {
          await page.clock.fastForward('05:01')
          return isSignedIn()
        },
        { intervals: [1000] },
      )
      .toBe(false)
    expect(polls.filter((passive) => passive === '1').length).toBeGreaterThan(2)
    await context.close()
    bff.process.kill('SIGTERM')
    await bff.ended
  },
)
