import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, openPage, startAs, test } from '../../browse.ts'
import { requireValue } from '../../../fakes/requireValue.ts'

test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 } })

/** Finds the built file of a component or of an English text, whose file has no name. */
function findFile(name: string): string {
  const manifest: Record<string, { file: string }> = JSON.parse(
    readFileSync('dist/web/.vite/manifest.json', 'utf8'),
  )
  const source = Object.keys(manifest).find((path) =>
    [`/${name}.tsx`, `/en/${name}.json`].some((end) => path.endsWith(end)),
  )
  return requireValue(manifest[source ?? '']?.file, name)
}

/** Waits until the worker keeps the page and each of the shell's parts that the test opens. */
async function waitUntilKept(page: Page, parts: readonly string[]) {
  await expect
    .poll(() =>
      page.evaluate(async (files) => {
        const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
        const urls = (await Promise.all(stores.map((store) => store.keys()))).flat().map(({ url }) => url)
        const isKept = (file: string) => urls.some((url) => url.endsWith(`/${file}`))
        return urls.includes(location.href) && files.every(isKept)
      }, parts.map(findFile)),
    )
    .toBe(true)
}

/** Cuts the connection and loads the page again; failures that follow from it are ignored. */
async function reloadOffline(page: Page, logged: string[]) {
  await page.context().setOffline(true)
  page.on('console', () => logged.splice(0))
  await openPage(page, page.url())
}

test(
  'offline a student opens menu, notifications and account, which were never opened before',
  { tag: '@full' },
  async ({ page, logged }) => {
    await startAs(page, 'student')
    await openPage(page, '/dashboard/BookedClasses')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await waitUntilKept(page, ['Drawer', 'BellPanel', 'ProfilePanel', 'menu', 'bell'])
    await reloadOffline(page, logged)
    const banner = page.getByRole('banner')
    await banner.getByRole('button', { name: 'Open menu' }).click()
    await expect(page.getByRole('dialog').getByRole('link', { name: 'Profile' })).toBeVisible()
    await page.keyboard.press('Escape')
    await banner.getByRole('button', { name: /^Notifications/ }).click()
    await expect(page.getByRole('region', { name: 'Notifications' })).toBeVisible()
    await page.keyboard.press('Escape')
    await banner.getByRole('button', { name: /Nadia/ }).click()
    await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  },
)

test('offline a guest opens menu and login dialog, which were never opened before', async ({
  page,
  logged,
}) => {
  await openPage(page, '/courses')
  await waitUntilKept(page, ['Drawer', 'LoginHost', 'menu', 'auth'])
  await reloadOffline(page, logged)
  await page.getByRole('banner').getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Register' }).click()
  await expect(page.getByRole('dialog').getByRole('tab', { name: 'Register', selected: true })).toBeVisible()
})

test(
  'pages that a guest opened by their URL open offline by links too',
  { tag: '@full' },
  async ({ page, logged }) => {
    await page.setViewportSize({ width: 1280, height: 860 })
    for (const path of ['/tutors', '/groups', '/Webinars', '/']) {
      await openPage(page, path)
      await waitUntilKept(page, [])
    }
    await reloadOffline(page, logged)
    for (const path of ['/groups', '/Webinars', '/tutors']) {
      await page.getByRole('banner').locator(`a[href="${path}"]:visible`).first().click()
      await expect(page).toHaveURL(path)
      await page.waitForFunction(() => document.documentElement.dataset.started !== undefined)
      await expect(page.locator('main h1')).toBeVisible()
      await expect(page.getByText('The connection failed')).toHaveCount(0)
    }
  },
)

test(
  'offline a link that is pressed the moment the page has started opens its kept page',
  { tag: '@full' },
  async ({ page, logged }) => {
    await page.setViewportSize({ width: 1280, height: 860 })
    for (const path of ['/groups', '/']) {
      await openPage(page, path)
      await waitUntilKept(page, [])
    }
    await page.addInitScript(() => {
      const pressFirst = () => {
        if (document.documentElement.dataset.started === undefined || location.pathname !== '/') return
        observer.disconnect()
        document.querySelector<HTMLElement>('header a[href="/groups"]')?.click()
      }
      const observer = new MutationObserver(pressFirst)
      observer.observe(document, { attributes: true, subtree: true, attributeFilter: ['data-started'] })
    })
    await page.context().setOffline(true)
    page.on('console', () => logged.splice(0))
    await page.reload()
    await expect(page).toHaveURL('/groups')
    await expect(page.getByRole('heading', { level: 1, name: /group/i })).toBeVisible()
    await page.waitForFunction(() => document.documentElement.dataset.started !== undefined)
    await expect(page.getByText('The connection failed')).toHaveCount(0)
  },
)
