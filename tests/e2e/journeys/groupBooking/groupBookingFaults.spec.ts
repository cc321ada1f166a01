import type { Page } from '@playwright/test'
import { startAs, expect, joinAs, openPage, postJson, test } from '../../browse.ts'
import { chooseGroups, chooseInterview, countBookings, pay, getPayButton } from '../../booking.ts'

test(
  'when someone takes the last seat, an error is shown, nothing is booked and the choices stay',
  { tag: '@full' },
  async ({ page, browser, baseURL, logged }) => {
    const world = crypto.randomUUID()
    await startAs(page, 'student', world)
    const before = await countBookings(page)
    const [offer] = await fetchRows<{
      id: number
      age_from: number
      group_class_id: number
      max_students: number
    }>(page, '/api/group/courses/list/?page=1&page_size=1')
    if (!offer) throw new Error('There is no class for kids')
    expect(offer.max_students).toBeLessThanOrEqual(5)
    const born = `${new Date().getFullYear() - offer.age_from - 1}-01-01`
    for (const first_name of ['Layan', 'Omar'])
      await postJson(page, '/api/auth/kid/add/', {
        first_name,
        last_name: 'Nasr',
        gender: 'Female',
        date_of_birth: born,
        register_type: 'kid',
      })
    const admin = await (await browser.newContext(baseURL ? { baseURL } : {})).newPage()
    await joinAs(admin, 'admin', world)
    const learners = await fetchRows<{ id: number }>(admin, '/api/students/list/?page=1&page_size=10')
    /** Fills all seats but the given number. */
    const fillSeats = async (free: number) => {
      const student_ids = learners.map(({ id }) => id).slice(0, offer.max_students - free)
      const response = await postJson(admin, `/api/group-classes/${offer.group_class_id}/assign/`, {
        student_ids,
      })
      expect(response.status()).toBe(200)
    }
    await fillSeats(1)
    await openPage(page, '/groups')
    await page.evaluate(
      (id) => sessionStorage.setItem('mk.kids', JSON.stringify({ courses: [id] })),
      offer.id,
    )
    await openPage(page, '/groups/programs')
    await page.getByRole('radio', { name: /One month/ }).check()
    await page.getByRole('row', { name: /Layan/ }).getByRole('checkbox').check()
    const second = page.getByRole('row', { name: /Omar/ })
    await expect(second.getByRole('checkbox')).toBeDisabled()
    await expect(second.getByText('No seat is left for another child')).toBeVisible()
    await chooseInterview(page)
    await fillSeats(0)
    await getPayButton(page).click()
    await expect(page.getByRole('alertdialog')).toContainText('No seats are left.')
    const problem = page.getByRole('alert').filter({ hasText: 'No seats are left.' })
    await expect(problem).toBeVisible()
    expect(await countBookings(page)).toBe(before)
    await problem.getByRole('link', { name: /^Change.*Children/ }).click()
    await expect(page.getByRole('row', { name: /Layan/ }).getByRole('checkbox')).toBeChecked()
    await expect(page.getByRole('radio', { name: /One month/ })).toBeChecked()
    await fillSeats(1)
    await openPage(page, '/groups/reservation')
    await getPayButton(page).click()
    await pay(page, 'succeed')
    await expect(page.getByText('Payment completed')).toBeVisible()
    expect(await countBookings(page)).toBe(before + 1)
    await admin.context().close()
    logged.splice(0, logged.length, ...logged.filter((line) => !line.includes('422')))
  },
)

test('dates that change while the last step is open are shown before anything is paid', async ({
  page,
  browser,
  baseURL,
  logged,
}) => {
  const world = crypto.randomUUID()
  await startAs(page, 'student', world)
  await chooseGroups(page)
  await page.getByRole('radio', { name: /One month/ }).check()
  await page.getByRole('checkbox', { disabled: false }).first().check()
  await chooseInterview(page)
  const before = await countBookings(page)
  const group = await page.evaluate(() => {
    const stored = JSON.parse(sessionStorage.getItem('mk.group') ?? '{}') as {
      matrix: { group_class_id: number }[]
    }
    return stored.matrix[0]?.group_class_id
  })
  const admin = await (await browser.newContext(baseURL ? { baseURL } : {})).newPage()
  await joinAs(admin, 'admin', world)
  const found = await admin.request.get(`/api/group-classes/detail/${group}/`, { headers: { 'X-CSRF': '1' } })
  const { data } = (await found.json()) as { data: { course: { id: number }; tutor: { id: number } } }
  const saved = await postJson(admin, `/api/group-classes/update/${group}/`, {
    ...data,
    Id: group,
    course_id: data.course.id,
    tutor_id: data.tutor.id,
    // Before any tutor's working hours
    start_time: '03:00',
  })
  expect(saved.status()).toBe(200)
  await getPayButton(page).click()
  await expect(page.getByRole('alertdialog')).toContainText('have changed. Look at the new ones')
  await page.getByRole('alertdialog').getByRole('button').click()
  const notice = page.getByRole('alert').filter({ hasText: 'The dates or the tutor of a group class have' })
  await expect(notice).toContainText('before:')
  await expect(page.getByRole('main')).toContainText('03:00')
  expect(await countBookings(page)).toBe(before)
  await getPayButton(page).click()
  await pay(page, 'succeed')
  expect(await countBookings(page)).toBe(before + 1)
  await admin.context().close()
  logged.splice(0, logged.length, ...logged.filter((line) => !line.includes('422')))
})

test(
  'a tampered group selection is dropped, and a changed price is reported',
  { tag: '@full' },
  async ({ page }) => {
    await startAs(page, 'student')
    await chooseGroups(page)
    await page.getByRole('radio', { name: /One month/ }).check()
    await page.getByRole('checkbox', { disabled: false }).first().check()
    await chooseInterview(page)
    const kept = await page.evaluate(() => sessionStorage.getItem('mk.group'))
    const change = async (part: object) => {
      const text = JSON.stringify({ ...(JSON.parse(kept ?? '{}') as object), ...part })
      await page.evaluate((changed) => sessionStorage.setItem('mk.group', changed), text)
      await page.reload()
    }
    await change({ seenTotal: 1 })
    await expect(page.getByText('The price has changed from EGP 1 to EGP')).toBeVisible()
    await change({ matrix: [{ course_id: '1; drop', user_id: -4 }] })
    await expect(page).toHaveURL('/groups')
    await page.evaluate(() => sessionStorage.setItem('mk.kids', '{"courses":"all"'))
    await openPage(page, '/groups/programs')
    await expect(page).toHaveURL('/groups')
  },
)

/** Fetches the rows of a list with the page's session. */
async function fetchRows<Row>(page: Page, path: string): Promise<Row[]> {
  const response = await page.request.get(path, { headers: { 'X-CSRF': '1' } })
  return ((await response.json()) as { data: Row[] }).data
}
