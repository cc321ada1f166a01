import { expect, openPage, startAs, test } from '../../browse.ts'

test.beforeEach(async ({ page }) => startAs(page, 'operator'))

test('a view is saved under a name, chosen columns are stored, and shortcuts filter with one click', async ({
  page,
}) => {
  await openPage(page, '/dashboard/contact-us-list')
  const unread = page.getByRole('list', { name: 'Quick filters' }).getByRole('link', { name: 'Unread' })
  await unread.click()
  await expect(page).toHaveURL(/f\.state=unread/)
  await expect(unread).toHaveAttribute('aria-current', 'true')
  await page.getByRole('button', { name: 'Views' }).click()
  await page.getByRole('textbox', { name: 'Name of this view' }).fill('To answer')
  await page.getByRole('button', { name: 'Save view' }).click()
  await page.getByRole('button', { name: 'Columns' }).click()
  await page.getByRole('checkbox', { name: 'Reference' }).check()
  await openPage(page, '/dashboard/contact-us-list')
  await expect(page.getByRole('columnheader', { name: 'Reference' })).toBeVisible()
  await page.getByRole('button', { name: 'Views' }).click()
  await page.getByRole('button', { name: 'To answer', exact: true }).click()
  await expect(page).toHaveURL(/f\.state=unread/)
})

test(
  'a kept view is renamed, outlasts a sign-out, and is shown to no other person',
  { tag: '@full' },
  async ({ page }) => {
    const open = async () => {
      await openPage(page, '/dashboard/contact-us-list?f.state=unread')
      await page.getByRole('button', { name: 'Views' }).click()
    }
    const name = page.getByRole('textbox', { name: 'Name of this view' })
    for (const view of ['To answer', 'Later']) {
      await open()
      await name.fill(view)
      await page.getByRole('button', { name: 'Save view' }).click()
    }
    await open()
    await page.getByRole('button', { name: 'Rename the view Later' }).click()
    await name.fill('To answer')
    await expect(page.getByText('Another view has this name.')).toBeVisible()
    await name.fill('Next week')
    await name.press('Enter')
    await expect(page.getByRole('button', { name: 'Next week', exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Later', exact: true })).toHaveCount(0)

    await page.keyboard.press('Escape')
    await page.getByRole('banner').getByRole('button', { name: /Admin/ }).click()
    await page.getByRole('button', { name: 'Log out' }).click()
    await expect(page).toHaveURL('/')
    await startAs(page, 'admin')
    await open()
    await expect(name).toBeVisible()
    await expect(page.getByRole('button', { name: 'Next week', exact: true })).toHaveCount(0)
    await startAs(page, 'operator')
    await open()
    await expect(page.getByRole('button', { name: 'Next week', exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'To answer', exact: true })).toBeVisible()
  },
)

test(
  'a kept view says for whom it is kept, is replaced under its name, and removed, in Arabic too',
  { tag: '@full' },
  async ({ page }) => {
    await openPage(page, '/dashboard/contact-us-list?f.state=unread&lang=ar')
    const views = page.getByRole('button', { name: 'طرق العرض' })
    const keep = async (button: string) => {
      await views.click()
      await page.getByRole('textbox', { name: 'اسم طريقة العرض' }).fill('للرد')
      await page.getByRole('button', { name: button, exact: true }).click()
      await expect(page.getByRole('listitem').getByText('تم الحفظ').first()).toBeVisible()
    }
    await keep('حفظ')
    await openPage(page, '/dashboard/contact-us-list?q=a&lang=ar')
    await keep('استبدال')
    await openPage(page, '/dashboard/contact-us-list?lang=ar')
    await views.click()
    await expect(page.getByText(/^تُحفظ لك في هذا المتصفح حتى بعد تسجيل الخروج/)).toBeVisible()
    await page.getByRole('button', { name: 'للرد', exact: true }).click()
    await expect(page).toHaveURL(/[?&]q=a/)
    await views.click()
    await page.getByRole('button', { name: 'إزالة طريقة العرض للرد' }).click()
    await expect(page.getByRole('button', { name: 'للرد', exact: true })).toHaveCount(0)
  },
)
