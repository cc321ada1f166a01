import { expect, fetchList, openPage, startAs, test } from '../../browse.ts'

test('a seat at a webinar is cancelled after a confirmation', async ({ page }) => {
  await startAs(page, 'student')
  await openPage(page, '/dashboard/BookedWebinars?f.status=registered')
  const rows = page.locator('tbody tr')
  await expect(rows.first()).toBeVisible()
  for (const row of await rows.all()) {
    await row.getByRole('button', { name: /^Actions for/ }).click()
    await expect(page.locator(':popover-open')).toBeVisible()
    const cancel = page.getByRole('button', { name: 'Cancel my seat' })
    if (await cancel.count()) {
      await cancel.click()
      break
    }
    await page.keyboard.press('Escape')
  }
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel my seat' }).click()
  await expect(page.getByText('Saved successfully')).toBeVisible()
})

const learner = { username: 'student@example.test', password: 'Learn#2026' }

test(
  'a guest requests a seat, signs in, and has it after the reload; it is cancelled and taken again',
  { tag: '@full' },
  async ({ page }) => {
    await page.request.post('/__mock/reset', { data: { world: 'e2e-halaqa' } })
    await openPage(page, '/Webinars?page=2')
    const free = page.getByRole('button', { name: /^Save my seat/ })
    const card = page.locator('main article').filter({ has: free }).last()
    const href = await card.getByRole('heading').getByRole('link').getAttribute('href')
    await card.getByRole('button', { name: /^Save my seat/ }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('radio').first().check()
    await dialog.getByLabel('Email').fill(learner.username)
    await dialog.locator('input[name=password]').fill(learner.password)
    await dialog.locator('button[type=submit]').click()
    await expect(page.getByText('You are registered for this halaqa.')).toBeVisible()
    const mine = page.locator('main article').filter({ has: page.locator(`a[href="${href}"]`) })
    await expect(mine.getByText('Registered', { exact: true })).toBeVisible()
    const download = page.waitForEvent('download')
    await mine.getByRole('button', { name: 'Add to calendar' }).click()
    expect((await download).suggestedFilename()).toMatch(/^halaqa-\d+\.ics$/)
    await mine.getByRole('button', { name: /^Cancel my seat/ }).click()
    await expect(mine.getByText('Your seat was cancelled.')).toBeVisible()
    await mine.getByRole('button', { name: /^Undo/ }).click()
    await expect(mine.getByText('Registered', { exact: true })).toBeVisible()
  },
)

test('a guest who closes the dialog is not registered later', async ({ page }) => {
  await openPage(page, '/Webinars')
  await page
    .getByRole('button', { name: /^Save my seat/ })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('mk.halaqa.intent'))).not.toBeNull()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('mk.halaqa.intent'))).toBeNull()
})

test('the tabs of webinars are in the URL; a past one without a recording says so', async ({ page }) => {
  await openPage(page, '/Webinars')
  await expect(page.locator('main article').first()).toBeVisible()
  // The running one has a tab of its own
  await expect(page.locator('main article').filter({ hasText: 'Live now' })).toHaveCount(0)
  await page.getByRole('tab', { name: 'Live now' }).click()
  await expect(page).toHaveURL('/Webinars?tab=live')
  await expect(page.locator('main article')).toHaveCount(1)
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL('/Webinars?tab=finished')
  // The rows of the tab before stay until these have arrived
  await expect(page.locator('main article').first()).not.toContainText('Live now')
  // How many of the last ones have no recording yet depends on the hour
  const past = await fetchList<{ has_recording?: boolean }>(
    page,
    '/webinar/list/?state=finished&page=1&page_size=100',
  )
  const at = past.findIndex(({ has_recording }) => !has_recording)
  await openPage(page, `/Webinars?tab=finished&page=${Math.floor(at / 9) + 1}`)
  const unrecorded = page.locator('main article').filter({ hasText: 'Record is not available yet' })
  await unrecorded.first().locator('h2 a').click()
  await expect(page.getByRole('dialog')).toContainText('Record is not available yet')
})

test('without an account a name and an e-mail address suffice for a seat; a second request is refused', async ({
  page,
  logged,
}) => {
  await page.request.post('/__mock/reset', { data: { world: 'e2e-guest' } })
  await openPage(page, '/StLoginforWebinar')
  const send = page.getByRole('button', { name: 'Save my seat' })
  await send.click()
  await expect(page.getByText('Full name required')).toBeVisible()
  await page.getByLabel('Full name').fill('Karim Nasr')
  await page.getByRole('textbox', { name: 'Email', exact: false }).first().fill('karim@example.test')
  await send.click()
  await expect(page.getByRole('heading', { name: 'You are registered for this halaqa.' })).toBeVisible()
  await openPage(page, '/StLoginforWebinar')
  await page.getByLabel('Full name').fill('Karim Nasr')
  await page.getByRole('textbox', { name: 'Email', exact: false }).first().fill('karim@example.test')
  await send.click()
  await expect(
    page.getByRole('main').getByText('This address already has a seat at this halaqa.'),
  ).toBeVisible()
  logged.splice(0, logged.length, ...logged.filter((line) => !line.includes('409')))
})
