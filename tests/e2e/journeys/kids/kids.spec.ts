import {
  expect,
  expectAccessible,
  expectInArabic,
  fetchList,
  openPage,
  postJson,
  startAs,
  test,
} from '../../browse.ts'
import { createEmptyWorld, fillSignIn, lina, openWindow, readPasscodeOnScreens, yara } from '../../people.ts'
import { makeStudent } from '../../preparedPeople.ts'
import { requireValue } from '../../../fakes/requireValue.ts'

test(
  'a new passcode invalidates the old one, and neither is stored or in a URL',
  { tag: '@full' },
  async ({ page }) => {
    await startAs(page, 'student')
    await openPage(page, '/SubAccounts')
    const card = page.getByRole('article').first()
    await expect(card.getByText('246810')).toHaveCount(0)
    await card.getByRole('button', { name: /Show the passcode/ }).click()
    await expect(card.getByText('246810')).toBeVisible()
    await card.getByRole('button', { name: 'New code' }).click()
    const question = page.getByRole('alertdialog', { name: /Give .* a new passcode/ })
    await expect(question.getByText('The old code stops working now.')).toBeVisible()
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
    const responding = page.waitForResponse((response) => response.url().includes('/regenerate/'))
    await question.getByRole('button', { name: 'Make a new code' }).click()
    const { data } = await (await responding).json()
    await expect(card.getByText(data.passcode, { exact: true })).toBeVisible()
    const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
    expect(stored + page.url()).not.toContain(data.passcode)
    const signIn = async (username: string) => {
      const reply = await postJson(page, '/api/auth/token/', {
        user_type: 'kids',
        username,
        password: '',
        remember: false,
      })
      return reply.json()
    }
    expect(await signIn('246810')).toMatchObject({ success: false })
    expect(await signIn(data.passcode)).toMatchObject({ success: true })
  },
)

test('adding a kid reloads the page, shows a confirmation and lists the kid', async ({ page }) => {
  await startAs(page, 'student')
  await openPage(page, '/SubAccounts')
  await page.getByRole('button', { name: 'Add a child' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a child' })
  await expect(dialog.locator('input[name=last_name]')).not.toHaveValue('')
  await dialog.locator('input[name=first_name]').fill('Huda')
  await dialog.getByRole('radio', { name: 'Girl' }).check()
  await dialog.locator('input[name=date_of_birth]').fill('2018-05-04')
  const reloaded = page.waitForEvent('load')
  await dialog.locator('button[type=submit]').click()
  await reloaded
  await expect(page.getByRole('alertdialog', { name: /now has an account/ })).toBeVisible()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await expect(page.getByRole('heading', { name: /Huda/ })).toBeVisible()
})

test('a kid is edited and gets a reservation assigned', async ({ page }) => {
  await startAs(page, 'student')
  await openPage(page, '/SubAccounts')
  const card = page.getByRole('article').first()
  await card.getByRole('button', { name: 'Edit' }).click()
  await page.getByRole('dialog').locator('input[name=first_name]').fill('Samira')
  await page.getByRole('dialog').locator('button[type=submit]').click()
  await expect(page.getByRole('heading', { name: /Samira/ })).toBeVisible()
  await card.getByRole('button', { name: 'Assign a reservation' }).click()
  const dialog = page.getByRole('dialog', { name: /Assign a reservation to/ })
  await dialog.getByRole('radio').first().check()
  await dialog.getByRole('button', { name: 'Assign' }).click()
  await expect(page.getByRole('listitem').getByText(/now has the reservation/)).toBeVisible()
})

test('a parent assigns a booking to a kid and takes it back', async ({ page }) => {
  await startAs(page, 'student')
  const reservations = await fetchList<{ id: number; state: string; kind: string }>(
    page,
    '/reservations/list/?state=active',
  )
  const one = requireValue(
    reservations.find(({ kind }) => kind !== 'group'),
    'a reservation for one learner',
  )
  await openPage(page, `/dashboard/manage-reservations?id=${one.id}`)
  const whom = page.getByRole('dialog').getByRole('combobox', { name: 'For whom' })
  await expect(whom).toBeVisible()
  const [, child] = await whom.locator('option').all()
  const id = requireValue(await child?.getAttribute('value'), 'a child to choose')
  await whom.selectOption(id)
  await expect(page.getByText('Saved successfully')).toBeVisible()
  await expect(whom).toHaveValue(id)
})

test(
  'a parent asks for the confirmation e-mail again and removes a kid, whose passcode stops working',
  { tag: '@full' },
  async ({ page, browser }) => {
    const world = await createEmptyWorld(page)
    const parent = await makeStudent(browser, world, yara, [lina])
    await openPage(parent, '/Profile')
    await expect(parent.getByText('Not confirmed yet')).toBeVisible()
    await parent.getByRole('button', { name: 'Send the confirmation email again' }).click()
    await expect(parent.getByRole('button', { name: /^Send again in/ })).toBeVisible()
    const guest = await openWindow(browser, world)
    await openPage(guest, '/verifyemail/ok-yara')
    await expect(guest.getByRole('heading', { level: 1 })).toBeVisible()
    await parent.reload()
    await expect(parent.getByText('Confirmed', { exact: true })).toBeVisible()

    const passcode = await readPasscodeOnScreens(parent, 'Lina')
    await parent.getByRole('button', { name: 'Remove', exact: true }).click()
    const question = parent.getByRole('alertdialog')
    await expect(question.getByText(/Accounts with upcoming classes can’t be removed/)).toBeVisible()
    await expectAccessible(parent)
    await question.getByRole('button', { name: 'Remove the account' }).click()
    await expect(parent.getByText('No children’s accounts yet')).toBeVisible()
    await fillSignIn(guest, 'Child', passcode)
    await expect(guest.getByText('Please fill all required fields with valid data').first()).toBeVisible()
    await expectInArabic(parent, 'لا توجد حسابات لأبنائك')
  },
)

test('a kid with future classes is not removed', async ({ page, logged }) => {
  await startAs(page, 'student')
  await openPage(page, '/SubAccounts')
  await page.getByRole('button', { name: 'Remove', exact: true }).first().click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove the account' }).click()
  await expect(page.getByText(/This child has upcoming classes/).first()).toBeVisible()
  logged.splice(0, logged.length, ...logged.filter((line) => !line.includes('409')))
})
