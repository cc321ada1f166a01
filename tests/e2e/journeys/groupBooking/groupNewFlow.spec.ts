import type { Page } from '@playwright/test'
import { expect, expectAccessible, openPage, test } from '../../browse.ts'
import { getContinueLink, getPayButton, pay } from '../../booking.ts'
import { lina, makeCourseOnScreens, openRow, openWindow, signInStaffOnScreens, yara } from '../../people.ts'
import { makeStudent, makeTutor } from '../../preparedPeople.ts'
import { makeGroupClassOnScreens, planInterviewOnScreens } from '../../groupClasses.ts'

// The institute with the new flow, of a world of its own; its language is Arabic, the steps below read English
const host = 'noor.localhost'
const world = crypto.randomUUID()
const cookies = Object.entries({ mock_world: world, 'preferred-lang': 'en' })

test.use({
  baseURL: async ({ baseURL }, provide) => provide(baseURL?.replace('localhost', host)),
  storageState: {
    cookies: cookies.map(([name, value]) => ({
      name,
      value,
      domain: host,
      path: '/',
      expires: -1,
      httpOnly: false,
      secure: false,
      sameSite: 'Lax' as const,
    })),
    origins: [],
  },
})

const sami = { first: 'Sami', last: 'Haddad', email: 'sami@example.test', courses: ['Young readers'] }
const omar = { name: 'Omar', birthday: '2017-02-01' }

/** Chooses both kids on a phone; returns after the step of the interview has opened. */
async function chooseKids(parent: Page) {
  await openPage(parent, '/groups')
  await parent
    .getByRole('button', { name: /^Choose/ })
    .first()
    .click()
  await parent.getByRole('link', { name: 'Continue' }).click()
  await expect(parent).toHaveURL(/\/groups\/kids$/)
  await parent.getByRole('checkbox', { name: /Lina/ }).check()
  await parent.getByRole('checkbox', { name: /Omar/ }).check()
  await expect(parent.getByRole('complementary').getByText('2 seats chosen')).toBeVisible()
  await getContinueLink(parent).click()
  await expect(parent).toHaveURL(/\/groups\/interview$/)
}

test(
  'in the new flow a tutor plans the interview of a group class, and a parent books both kids in Arabic on a phone',
  { tag: '@full' },
  async ({ page, browser, baseURL }) => {
    // Only the browser resolves the host; a world holds all institutes
    await page.request.post(`${baseURL?.replace(host, 'localhost')}/__mock/reset`, {
      headers: { 'X-CSRF': '1' },
      data: { world, scenario: 'empty' },
    })
    const staff = await openWindow(browser, world)
    await signInStaffOnScreens(staff, 'operator')
    await makeCourseOnScreens(staff, { code: 'G-1', name: 'Young readers', type: 'kids', isGroup: true })
    const tutor = await makeTutor(browser, world, staff, sami)
    await makeGroupClassOnScreens(staff)
    const parent = await makeStudent(browser, world, yara, [lina, omar])
    await parent.setViewportSize({ width: 360, height: 740 })
    await chooseKids(parent)
    await expect(parent.getByText('No interviews are planned for these courses yet')).toBeVisible()

    // The tutor of the group class plans it
    await openPage(tutor, '/dashboard/halaqas')
    await planInterviewOnScreens(tutor)
    await parent.reload()
    await parent.getByRole('radio', { name: /Young readers · Sami Haddad/ }).check()
    await getContinueLink(parent).click()
    await expect(parent).toHaveURL(/\/groups\/reservation$/)
    await openPage(parent, '/groups/reservation?lang=ar')
    await expect(parent.getByText('لينا').or(parent.getByText('Lina')).first()).toBeVisible()
    await expectAccessible(parent)
    await openPage(parent, '/groups/reservation')
    await getPayButton(parent).click()
    await pay(parent, 'succeed')
    await expect(parent.getByRole('heading', { level: 1 })).toHaveText(/Booked for .*Lina.* and .*Omar/)
    await expect(parent.getByRole('heading', { name: 'Your interview' })).toBeVisible()
    await expect(parent.getByRole('button', { name: 'Add to calendar' }).first()).toBeVisible()

    await openPage(parent, '/dashboard/BookedClasses')
    await parent.getByRole('link', { name: 'Open the room' }).click()
    await expect(parent).toHaveURL(/\/meeting\?halaqa=\d+/)
    await openPage(tutor, '/dashboard/halaqas')
    await openRow(tutor, 'Meet the tutor')
    await expect(tutor.getByRole('dialog').getByText('Yara Kamal')).toBeVisible()
    await expect(tutor.getByRole('dialog').getByText('Young readers')).toBeVisible()
    await expectAccessible(tutor)
    await openPage(staff, '/dashboard/group-classes')
    await openRow(staff, 'Sunday readers')
    await expect(staff.getByRole('dialog').getByText('Lina')).toBeVisible()
    await expect(staff.getByRole('dialog').getByText('Omar')).toBeVisible()
  },
)
