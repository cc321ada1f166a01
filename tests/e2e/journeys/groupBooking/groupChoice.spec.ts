import { expect, expectAccessible, expectNoHorizontalScroll, openPage, test } from '../../browse.ts'
import { getContinueLink, getPayButton, pay } from '../../booking.ts'
import { makeGroupClassOnScreens, planInterviewOnScreens } from '../../groupClasses.ts'
import { createEmptyWorld, lina, makeCourseOnScreens, openRow, openStaffWindow, yara } from '../../people.ts'
import { makeStudent, makeTutor } from '../../preparedPeople.ts'

const sami = { first: 'Sami', last: 'Haddad', email: 'sami@example.test', courses: ['Young readers'] }
const mona = { ...sami, first: 'Mona', last: 'Saleh', email: 'mona@example.test' }
const omar = { name: 'Omar', birthday: '2017-02-01' }

test(
  'a parent sees both group classes of a course and books one for each kid',
  { tag: '@full' },
  async ({ page, browser }) => {
    const world = await createEmptyWorld(page)
    const staff = await openStaffWindow(browser, world)
    await makeCourseOnScreens(staff, { code: 'G-1', name: 'Young readers', type: 'kids', isGroup: true })
    await makeTutor(browser, world, staff, sami)
    await makeTutor(browser, world, staff, mona)
    await makeGroupClassOnScreens(staff)
    const tuesday = { name: 'Tuesday readers', tutor: 'Mona Saleh', day: 'Tuesday', price: '120' }
    await makeGroupClassOnScreens(staff, tuesday)
    await openPage(staff, '/dashboard/webinars')
    await planInterviewOnScreens(staff, 'Sami Haddad')
    await planInterviewOnScreens(staff, 'Mona Saleh')
    const parent = await makeStudent(browser, world, yara, [lina, omar])
    await parent.setViewportSize({ width: 360, height: 740 })

    await openPage(parent, '/groups?lang=ar')
    const card = parent.getByRole('article')
    await expect(card.getByText('Sami Haddad')).toBeVisible()
    await expect(card.getByText('Mona Saleh')).toBeVisible()
    await expectAccessible(parent)
    await openPage(parent, '/groups')
    await expect(card.getByText('2 group classes: choose one for each child')).toBeVisible()
    await expect(card.getByText(/from EGP.90/)).toBeVisible()
    await card.getByRole('button', { name: /^Choose/ }).click()
    await parent.getByRole('link', { name: 'Continue' }).click()
    await parent.getByRole('radio', { name: /One month/ }).check()
    await parent.getByRole('checkbox', { name: /Lina/ }).check()
    await getContinueLink(parent).click()

    // Only with the tutor of the group class that was chosen
    await expect(parent.getByRole('radio')).toHaveCount(1)
    await parent.getByRole('radio', { name: /Sami Haddad/ }).check()
    await parent.goBack()
    await parent.getByRole('checkbox', { name: /Omar/ }).check()
    const choice = parent.getByRole('combobox', { name: 'Group class of Young readers for Omar' })
    await choice.selectOption({ label: (await choice.locator('option').nth(1).textContent()) ?? '' })
    // One kid's price would be wrong for the other
    await expect(parent.getByText(/EGP.880 for the chosen seats, 8 classes, incl\. VAT/)).toBeVisible()
    await expectNoHorizontalScroll(parent)
    await expectAccessible(parent)
    await parent.reload()
    await expect(choice.locator('option:checked')).toContainText('Mona Saleh')
    await getContinueLink(parent).click()
    await expect(parent.getByRole('radio')).toHaveCount(2)
    await expect(parent.getByRole('radio', { name: /Sami Haddad/ })).toBeChecked()
    await getContinueLink(parent).click()
    await expect(parent.getByRole('main')).toContainText(/Omar.*Young readers.*Mona Saleh/)
    await expect(getPayButton(parent)).toContainText('880')
    await getPayButton(parent).click()
    await pay(parent, 'succeed')
    await expect(parent.getByRole('heading', { level: 1 })).toHaveText(/Booked for .*Lina.* and .*Omar/)
    await expect(parent.getByRole('listitem').filter({ hasText: /Young readers · .?Lina/ })).toHaveCount(4)
    await expect(parent.getByRole('listitem').filter({ hasText: /Young readers · .?Omar/ })).toHaveCount(4)
    await expect(parent.getByText('You can move a class there too')).toHaveCount(0)
    await openPage(parent, '/dashboard/reservations')
    await expect(parent.getByText(/Lina.?, .?Omar/)).toBeVisible()
    await openPage(parent, '/dashboard/BookedClasses')
    for (const kid of ['Lina', 'Omar'])
      await expect(parent.getByRole('article', { name: kid })).toContainText('0 of 4 booked classes taken')
    await parent.getByRole('article', { name: 'Omar' }).getByRole('link', { name: 'Young readers' }).click()
    await expect(parent.getByRole('dialog').getByText('A group class keeps its time.')).toBeVisible()

    await openPage(staff, '/dashboard/group-classes')
    const panel = staff.getByRole('dialog')
    await openRow(staff, 'Sunday readers')
    await expect(panel.getByText('Lina')).toBeVisible()
    await expect(panel.getByText('Omar')).toHaveCount(0)
    await openPage(staff, '/dashboard/group-classes')
    await openRow(staff, 'Tuesday readers')
    await expect(panel.getByText('Omar')).toBeVisible()
  },
)
