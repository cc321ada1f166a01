import { expect, expectAccessible, openContact, openPage, test } from '../../browse.ts'
import { createEmptyWorld, openStaffWindow } from '../../people.ts'

test(
  'a guest writes and subscribes, and staff are told, read the message and mark it as handled',
  { tag: '@full' },
  async ({ page, browser }) => {
    const world = await createEmptyWorld(page)
    const staff = await openStaffWindow(browser, world)
    await openPage(staff, '/dashboard/contact-us-list')
    await expect(staff.getByText('No messages yet')).toBeVisible()

    await openContact(page)
    const main = page.getByRole('main')
    await main.locator('input[name=full_name]').fill('Karim Nasr')
    await main.locator('input[name=email]').fill('karim@example.test')
    await main.locator('input[name=phone_number]').fill('+201000000000')
    await main.locator('select[name=topic]').selectOption('classes')
    await main.locator('textarea[name=message]').fill('How do I find a tutor for two kids?')
    await main.locator('button[type=submit]').click()
    await expect(main.getByText(/M-\d+/)).toBeVisible()
    const footer = page.getByRole('contentinfo')
    await footer.getByRole('textbox').fill('karim@example.test')
    await footer.locator('#form-subscribe button').click()
    await expect(page.getByText('Subscribed').first()).toBeVisible()

    // The bell leads to the message
    await openPage(staff, '/dashboard/new-tutors')
    await expect(staff.getByRole('navigation', { name: 'Main' })).toHaveCount(0)
    await staff.getByRole('button', { name: /Notifications/ }).click()
    await staff.getByText('A message from Karim Nasr').click()
    await expect(staff).toHaveURL(/contact-us-list\?id=\d+/)
    const detail = staff.getByRole('dialog').filter({ hasText: 'How do I find a tutor' })
    await expect(detail.getByRole('link', { name: 'karim@example.test' })).toBeVisible()
    await expectAccessible(staff)
    await detail.getByRole('button', { name: /handled/i }).click()
    await openPage(staff, '/dashboard/contact-us-list?lang=ar')
    await expect(staff.locator('tbody tr').filter({ hasText: 'Karim Nasr' })).toContainText('عولجت')
    await expectAccessible(staff)
  },
)
