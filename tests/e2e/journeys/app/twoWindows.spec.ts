import type { Page } from '@playwright/test'
import { expect, fetchList, openPage, postJson, startAs, test } from '../../browse.ts'
import { findSharedClass, openBoth } from '../../sharedClass.ts'

test(
  'a seat saved in two windows is reported as saved in both, and so is its cancellation',
  { tag: '@full' },
  async ({ page, logged }) => {
    await startAs(page, 'student')
    const other = await page.context().newPage()
    const free = page.getByRole('button', { name: /^Save my seat/ })
    await openPage(page, '/Webinars?page=2')
    await openPage(other, '/Webinars?page=2')
    const card = page.locator('main article').filter({ has: free }).last()
    const href = await card.getByRole('heading').getByRole('link').getAttribute('href')
    const windows = [page, other] as const
    const getCard = (window: Page) =>
      window.locator('main article').filter({ has: window.locator(`a[href="${href}"]`) })
    for (const window of windows) {
      await getCard(window)
        .getByRole('button', { name: /^Save my seat/ })
        .click()
      await expect(window.getByText('You are registered for this halaqa.')).toBeVisible()
      await expect(getCard(window).getByText('Registered', { exact: true })).toBeVisible()
    }
    for (const window of windows) {
      await getCard(window)
        .getByRole('button', { name: /^Cancel my seat/ })
        .click()
      await expect(getCard(window).getByRole('button', { name: /^(Save my seat|Undo)/ })).toBeVisible()
      await expect(window.getByText('This has changed in the meantime')).toHaveCount(0)
    }
    logged.splice(0, logged.length, ...logged.filter((line) => !line.includes('409')))
  },
)

test(
  'an hour taken in two windows for a paid class is reported as taken in both',
  { tag: '@full' },
  async ({ page }) => {
    const { student, tutor } = await openBoth(page)
    const coming = await findSharedClass(
      student,
      tutor,
      ['/classes/booked/list/?page_size=100', '/classes/current/list/?page_size=100'],
      ({ kind }) => kind === 'one_to_one',
    )
    await postJson(tutor, `/api/classes/${coming.id}/cancel/`, { reason: 'I am ill this week' })
    const other = await student.context().newPage()
    for (const window of [student, other]) {
      await openPage(window, `/dashboard/BookedClasses?class=${coming.id}`)
      await window
        .getByRole('dialog')
        .getByRole('button', { name: /, Free$/ })
        .first()
        .click()
    }
    for (const window of [student, other]) {
      await window.getByRole('dialog').getByRole('button', { name: 'Book this hour' }).click()
      await expect(window.getByText('The class has its new time').first()).toBeVisible()
      await expect(window.getByText('This has changed in the meantime')).toHaveCount(0)
    }
    await tutor.context().close()
  },
)

test(
  'a request to move a class that is accepted in two windows is reported as accepted in both',
  { tag: '@full' },
  async ({ page }) => {
    const { student, tutor } = await openBoth(page)
    const [request] = await fetchList<{ class_id: number; asked_by: string }>(
      tutor,
      '/reschedule/list/?state=pending&page_size=100',
    ).then((rows) => rows.filter(({ asked_by }) => asked_by === 'student'))
    const other = await tutor.context().newPage()
    for (const window of [tutor, other])
      await openPage(window, `/dashboard/CurrentClasses?class=${request?.class_id}`)
    for (const window of [tutor, other]) {
      await window.getByRole('dialog').getByRole('button', { name: 'Accept' }).click()
      await expect(window.getByRole('listitem').getByText(/moved/i).first()).toBeVisible()
      await expect(window.getByText('This has changed in the meantime')).toHaveCount(0)
    }
    await student.context().close()
    await tutor.context().close()
  },
)
