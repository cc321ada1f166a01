import type { Route } from '@playwright/test'
import { expect, openPage, test } from '../browse.ts'

const lists = [
  { link: 'Courses', api: '**/api/courses/list/**' },
  { link: 'Groups', api: '**/api/tutor/courses/**' },
  { link: 'Join a free halaqa', api: '**/api/webinar/list/**' },
  { link: 'Events', api: '**/api/events/list/**' },
]

for (const { link, api } of lists) {
  test(`${link} shows a skeleton while loading, an error when it fails, and its content after a retry`, async ({
    page,
    logged,
  }) => {
    await openPage(page, '/ContactUs')
    const held: Route[] = []
    let isFailing = false
    await page.route(api, (route) =>
      isFailing ? route.fulfill({ status: 500, body: '' }) : void held.push(route),
    )
    await page.getByRole('contentinfo').getByRole('link', { name: link }).click()
    await expect(page.locator('main [aria-busy=true]').first()).toBeVisible()
    isFailing = true
    for (const route of held) await route.fulfill({ status: 500, body: '' })
    await expect(page.locator('main [role=alert]')).toContainText('Something went wrong')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.unroute(api)
    await page.locator('main [role=alert]').getByRole('button', { name: 'Try again' }).click()
    await expect(page.locator('main article').first()).toBeVisible()
    logged.splice(0, logged.length, ...logged.filter((line) => !line.includes('500')))
  })
}

test('groups whose dates failed to load still show their courses, and cannot be chosen', async ({
  page,
  logged,
}) => {
  await openPage(page, '/ContactUs')
  await page.route('**/api/group/courses/list/**', (route) => route.fulfill({ status: 500, body: '' }))
  await page.getByRole('contentinfo').getByRole('link', { name: 'Groups' }).click()
  await expect(page.getByText('Dates will be announced soon').first()).toBeVisible()
  await expect(page.getByRole('button', { name: /^Choose/ }).first()).toHaveAttribute('aria-disabled', 'true')
  logged.splice(0, logged.length, ...logged.filter((line) => !line.includes('500')))
})

test('a message that could not be sent stays in the form', async ({ page, logged }) => {
  await openPage(page, '/ContactUs')
  const form = page.getByRole('form', { name: 'Write to us' })
  await form.getByLabel('Full name').fill('Amal Kamal')
  await form.getByLabel('Email').fill('amal@example.test')
  await form.getByLabel('Phone').fill('+201000000000')
  await form.getByLabel('Topic').selectOption('other')
  await form.getByLabel('Message').fill('<b>please</b> call me 🙂')
  await page.route('**/api/contact/add/', (route) => route.abort())
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(form.getByText('The connection failed')).toBeVisible()
  await expect(form.getByLabel('Message')).toHaveValue('<b>please</b> call me 🙂')
  await page.unroute('**/api/contact/add/')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByText(/Your reference/)).toBeVisible()
  logged.splice(0, logged.length, ...logged.filter((line) => !line.includes('ERR_FAILED')))
})

test('a tutor search without results suggests which filter to remove', async ({ page }) => {
  await openPage(page, '/tutors?genders=Female&country_ids=3&language_ids=4&course_types=tajweed')
  await page.getByRole('button', { name: /^Without Language: \d+ tutors?$/ }).click()
  await expect(page).not.toHaveURL(/language_ids/)
  await expect(page.locator('main article').first()).toBeVisible()
})

test('a favourite tutor is kept after a reload; reviews are filtered by stars', async ({ page }) => {
  await openPage(page, '/tutors?tutor=1001')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: /^Save / }).click()
  await page.reload()
  await expect(dialog.getByRole('button', { name: /^Save / })).toHaveAttribute('aria-pressed', 'true')
  await dialog.getByRole('button', { name: /^4 of 5/ }).click()
  await expect(dialog.getByRole('img', { name: 'Rated 4 of 5' }).first()).toBeVisible()
  await expect(dialog.getByRole('img', { name: 'Rated 5 of 5' })).toHaveCount(0)
})

test('an outdated or mistyped list URL shows the list: unknown options are dropped, a page past the end becomes the first', async ({
  page,
}) => {
  const found = page.locator('main article').first()
  await openPage(page, '/tutors?course-id=zzz&language_ids=999999&genders=Female&sort=bogus&page=abc')
  await expect(found).toBeVisible()
  await expect(page.getByText('Some filters in this link aren’t offered here')).toBeVisible()
  const chips = page.getByRole('list', { name: 'Chosen filters' }).getByRole('button')
  await expect(chips).toHaveText(['Female', 'Clear all'])
  for (const list of ['/tutors', '/courses', '/Webinars', '/TutorEvents']) {
    await openPage(page, `${list}?page=99`)
    await expect(page).toHaveURL(list)
    await expect(found).toBeVisible()
  }
})
