import type { Route } from '@playwright/test'
import { expect, openContact, openPage, test } from '../../browse.ts'
import { chooseRun } from '../../chooseRun.ts'

const lists = [
  { link: 'Courses', api: '**/api/courses/list/**' },
  { link: 'Groups', api: '**/api/tutor/courses/**' },
  { link: 'Join a free halaqa', api: '**/api/webinar/list/**' },
  { link: 'Events', api: '**/api/events/list/**' },
]

for (const { link, api } of lists) {
  test(
    `${link} shows a skeleton while loading, an error when it fails, and its content after a retry`,
    chooseRun(link !== 'Courses'),
    async ({ page, logged }) => {
      await openContact(page)
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
    },
  )
}

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
