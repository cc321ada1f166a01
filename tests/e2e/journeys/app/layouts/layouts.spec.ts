import { expect, expectAccessible, openPage, startAs, test } from '../../../browse.ts'
import { chooseRun } from '../../../chooseRun.ts'
import { requireValue } from '../../../../fakes/requireValue.ts'

test('the bell counts unread notifications, marks all as read, and lists the toasts of this tab', async ({
  page,
}) => {
  await startAs(page, 'student')
  await openPage(page, '/Profile')
  const bell = page.getByRole('banner').getByRole('button', { name: /Notifications, \d+ unread/ })
  await bell.click()
  const panel = page.getByRole('region', { name: 'Notifications' })
  await expect(panel.getByRole('link').first()).toBeVisible()
  await expectAccessible(page)
  await panel.getByRole('button', { name: 'Mark all as read' }).click()
  await expect(
    page.getByRole('banner').getByRole('button', { name: 'Notifications', exact: true }),
  ).toBeVisible()
  await panel.getByRole('tab', { name: /Unread/ }).click()
  await expect(panel.getByText('You’re all caught up.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  await page.locator('input[name=first_name]').press('Control+s')
  // The toast stands above the bell until it is clicked; the pointer on it stops its clock
  await page.getByText('Saved successfully').click()
  await expect(page.getByText('Saved successfully')).toHaveCount(0)
  await page.getByRole('banner').getByRole('button', { name: 'Notifications', exact: true }).click()
  await expect(panel.getByText('Saved successfully')).toBeVisible()
})

test('a kid sees three menu entries, large links to them, and nothing to buy', async ({ page }) => {
  await startAs(page, 'kid')
  await openPage(page, '/dashboard/BookedClasses')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Hello')
  await expect(page.getByRole('navigation', { name: 'Menu' }).getByRole('link')).toHaveText([
    'My classes',
    'My homework',
    'My quizzes',
  ])
  await expect(page.getByRole('banner').getByRole('link', { name: 'Tutors' })).toHaveCount(0)
  // The page has one place in head and menu, on a phone too
  await expect(page.locator('[aria-current=page]')).toHaveText(['My classes'])
  await page.setViewportSize({ width: 360, height: 740 })
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(page.getByRole('dialog').locator('[aria-current=page]')).toHaveText(['My classes'])
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 1280, height: 860 })
  await expect(page.getByText(/EGP|USD/)).toHaveCount(0)
  await expect(page.getByRole('button', { name: /another time/ })).toHaveCount(0)
  await page.getByRole('main').getByRole('link', { name: 'My timetable' }).click()
  await expect(page).toHaveURL(/view=list/)
  await expect(page.locator('main article').nth(1)).toBeVisible()
  await expect(page.getByRole('main').getByText('GMT')).toHaveCount(0)
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'My classes' }).click()
  await page.getByRole('main').getByRole('link', { name: 'What we did' }).click()
  await expect(page).toHaveURL(/StudentArchivedClasses/)
})

test('the header names the currency as Arabic prices do', async ({ page }) => {
  await openPage(page, '/?lang=ar')
  await expect(page.getByRole('banner').getByText('ج.م.', { exact: true })).toBeVisible()
  await expect(page.getByRole('banner').getByText('EGP')).toHaveCount(0)
})

test('the subscription form validates an e-mail address and confirms it', async ({ page }) => {
  await openPage(page, '/')
  const send = page.getByRole('button', { name: 'Subscribe' })
  await send.click()
  await expect(page.getByText('Please enter your Email.')).toBeVisible()
  await page.getByLabel('Your email').fill('reader@example')
  await expect(page.getByText('Invalid Email Format')).toBeVisible()
  await page.getByLabel('Your email').fill('reader@example.test')
  let calls = 0
  page.on('request', (request) => (calls += Number(request.url().endsWith('/subscription/add/'))))
  await send.dblclick()
  await expect(page.getByText('subscribed', { exact: true })).toBeVisible()
  await expect(page.getByLabel('Your email')).toHaveValue('')
  expect(calls).toBe(1)
})

test('a toast pauses on hover, closes by itself, and closes with a click', async ({ page }) => {
  await openPage(page, '/')
  await page.getByLabel('Your email').fill('reader@example.test')
  await page.getByRole('button', { name: 'Subscribe' }).click()
  const toast = page.getByRole('button', { name: 'Subscribed' })
  await toast.hover()
  const bar = toast.locator('span').last()
  await expect(bar).toHaveCSS('animation-play-state', 'paused')
  await expect(bar).toHaveCSS('animation-duration', '3s')
  await page.mouse.move(10, 10)
  await expect(bar).toHaveCSS('animation-play-state', 'running')
  await toast.click()
  await expect(toast).toHaveCount(0)
})

test('a toast is at the top right in Arabic too', async ({ page }) => {
  await openPage(page, '/?lang=ar')
  await page.getByRole('contentinfo').getByRole('textbox').fill('reader@example.test')
  await page.locator('#form-subscribe button').click()
  const box = await page.getByRole('button', { name: 'تم الاشتراك' }).boundingBox()
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBe(1280 - 16)
})

for (const language of ['en', 'ar'])
  test(
    `a toast on a phone does not cover the title of the page in ${language}`,
    chooseRun(language === 'en'),
    async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 })
      await openPage(page, `/tutors?lang=${language}`)
      // The banner above the head leaves the toast room
      await page.locator('[data-banner] button').click()
      await page.getByRole('contentinfo').getByRole('textbox').fill('reader@example.test')
      await page.locator('#form-subscribe button').click()
      const toast = page.locator('ol[aria-live] > li')
      await toast.hover()
      await page.evaluate(() => scrollTo(0, 0))
      const [over, title] = await Promise.all([
        toast.boundingBox(),
        page.getByRole('heading', { level: 1 }).boundingBox(),
      ])
      const { y, height } = requireValue(over, 'the box of the toast')
      expect(y + height).toBeLessThanOrEqual(requireValue(title, 'the box of the title').y)
    },
  )

test('the footer opens the terms in a frame', async ({ page }) => {
  await openPage(page, '/')
  await page.getByRole('contentinfo').getByRole('button', { name: 'Terms and conditions' }).click()
  await expect(page.getByRole('dialog').frameLocator('iframe').locator('h1')).toBeVisible()
})

test('the drawer on a phone contains the links, the language first', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openPage(page, '/')
  await page.getByRole('button', { name: 'Open menu' }).click()
  const drawer = page.getByRole('dialog', { name: 'Menu' })
  await expect(drawer.getByRole('button').first()).toHaveText('العربية')
  await drawer.getByRole('link', { name: 'Tutors' }).click()
  await expect(page).toHaveURL('/tutors')
  await expect(drawer).toHaveCount(0)
})

test('the menu of a student marks the entry of each page, also under its other path', async ({ page }) => {
  await startAs(page, 'student')
  for (const [path, entry] of [
    ['/dashboard/manage-reservations', 'Payments and bookings'],
    ['/dashboard/halaqas', 'Classes'],
    ['/dashboard/StudentArchivedClasses', 'Classes'],
  ] as const) {
    await openPage(page, path)
    const menu = page.getByRole('navigation', { name: 'Menu' })
    await expect(menu.locator('[aria-current]')).toContainText(entry)
  }
})

test(
  'the long menu of staff shows the entry of the page, and its last entry stays in reach',
  { tag: '@full' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 720 })
    await startAs(page, 'operator')
    await openPage(page, '/dashboard/feedbacks')
    const menu = page.getByRole('navigation', { name: 'Menu' })
    await expect(menu.locator('[aria-current]')).toBeInViewport({ ratio: 1 })
    await page.mouse.wheel(0, 4000)
    await menu.getByRole('link').last().scrollIntoViewIfNeeded()
    await expect(menu.getByRole('link').last()).toBeInViewport({ ratio: 1 })
  },
)

test(
  'a menu that was scrolled stays where it is while records are opened',
  { tag: '@full' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 720 })
    await startAs(page, 'operator')
    await openPage(page, '/dashboard/students')
    const menu = page.getByRole('navigation', { name: 'Menu' })
    const last = menu.getByRole('link').last()
    await last.scrollIntoViewIfNeeded()
    await page.locator('main tbody tr').first().getByRole('button').first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(last).toBeInViewport({ ratio: 1 })
  },
)
