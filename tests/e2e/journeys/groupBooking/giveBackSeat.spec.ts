import type { Page } from '@playwright/test'
import {
  expect,
  expectAccessible,
  fetchList,
  joinAs,
  openPage,
  postJson,
  startAs,
  test,
} from '../../browse.ts'

const reason = 'The hour does not suit'

interface Offer {
  id: number
  group_class_id: number
  seats_left: number
}
interface Place {
  course_id: number
  group_class_id: number
  user_id: number
  is_allowed?: boolean
}

async function post<Data>(page: Page, path: string, body: object): Promise<Data> {
  const response = await postJson(page, `/api${path}`, body)
  expect(response.status(), await response.text()).toBe(200)
  return ((await response.json()) as { data: Data }).data // According to the OpenAPI documents
}

/** Books two seats in one booking, of two kids where they fit in one group class, and pays them on the payment page. */
async function bookTwoSeats(page: Page) {
  const kids = await fetchList<{ id: number }>(page, '/kids/list/')
  const offers = await fetchList<Offer>(page, '/group/courses/list/?page_size=50')
  const places = offers
    .filter(({ seats_left }) => seats_left > 1)
    .flatMap(({ id, group_class_id }) =>
      kids.map((kid) => ({ course_id: id, group_class_id, user_id: kid.id })),
    )
  const checked = await Promise.all(
    places.map(async (place) => (await post<Place[]>(page, '/group/matrix/', { matrix: [place] }))[0]),
  )
  const allowed = places.filter((_, index) => checked[index]?.is_allowed)
  const first = allowed.find((one) => allowed.some((two) => isBeside(one, two)))
  const matrix = allowed.filter((one) => one === first || (first && isBeside(first, one))).slice(0, 2)
  const ids = matrix.map(({ group_class_id }) => group_class_id).join(',')
  const [interview] = await fetchList<{ id: number }>(page, `/group/interviews/list/?group_class_ids=${ids}`)
  const { total_cost } = await post<{ total_cost: number }>(page, '/group/reservation/quote/', { matrix })
  const { id } = await post<{ id: number }>(page, '/group/reservation/add/', {
    matrix,
    webinar_id: interview?.id,
    total_cost,
  })
  const return_url = '/dashboard/reservations'
  const begun = await post<{ payment_url: string }>(page, '/payments/start/', {
    reservation_id: id,
    return_url,
  })
  await page.goto(begun.payment_url)
  await page.locator('a.succeed').click()
  await page.waitForURL('**/dashboard/reservations*')
  return id
}

function isBeside(one: Place, two: Place): boolean {
  return one !== two && one.course_id !== two.course_id
}

test('a parent gives one of two seats back: the money is said before, and the other seat stays', async ({
  page,
  browser,
}) => {
  const world = crypto.randomUUID()
  await startAs(page, 'student', world)
  const id = await bookTwoSeats(page)
  await openPage(page, `/dashboard/reservations?id=${id}`)
  const panel = page.getByRole('dialog')
  const seats = panel.getByRole('listitem').filter({ has: page.getByRole('button') })
  await expect(seats).toHaveCount(2)
  await expectAccessible(page)
  await seats.first().getByRole('button', { name: 'Give back this seat' }).click()
  const question = page.getByRole('alertdialog')
  const refund = question.getByText(/EGP.* is refunded for \d class/)
  await expect(refund).toBeVisible()
  const amount = (await refund.textContent())?.match(/[\d,.]+\d/)?.[0] ?? ''
  await expectAccessible(page)
  await question.getByLabel('Reason').fill(reason)
  await question.getByRole('button', { name: 'Give back this seat' }).click()
  await expect(question).toHaveCount(0)
  await expect(panel.getByText('Returned', { exact: true })).toBeVisible()
  await expect(panel.getByText(reason)).toBeVisible()
  await expect(panel.getByRole('paragraph').filter({ hasText: `${amount} goes back` })).toBeVisible()
  await expect(panel.getByText('Confirmed').first()).toBeVisible()
  // The last seat ends with the whole reservation
  await expect(panel.getByRole('button', { name: 'Give back this seat' })).toHaveCount(0)
  await expect(panel.getByRole('button', { name: 'Cancel reservation' })).toBeVisible()

  const staff = await (await browser.newContext()).newPage()
  await joinAs(staff, 'operator', world)
  await openPage(staff, `/dashboard/reservations?id=${id}`)
  await expect(staff.getByRole('dialog').getByText(reason)).toBeVisible()
  await openPage(page, `/dashboard/reservations?id=${id}&lang=ar`)
  await expect(panel.getByText('أُعيد', { exact: true })).toBeVisible()
  await expectAccessible(page)
})
