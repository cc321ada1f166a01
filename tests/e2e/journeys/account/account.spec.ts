import { createWorld, expect, expectAccessible, openPage, postJson, startAs, test } from '../../browse.ts'

test(
  'a phone number, a date and a foreign name begin at the edge of an Arabic page',
  { tag: '@full' },
  async ({ page }) => {
    await startAs(page, 'student')
    await openPage(page, '/Profile?lang=ar')
    for (const name of ['first_name', 'phone_number', 'date_of_birth'])
      await expect(page.locator(`input[name=${name}]`)).toHaveCSS('text-align', 'right')
  },
)

test(
  'a picture of 30 MB is refused; another is cropped, uploaded and shown in the header',
  { tag: '@full' },
  async ({ page }) => {
    await startAs(page, 'student')
    await openPage(page, '/Profile')
    const input = page.locator('input[name=picture]')
    await expect(input).toBeAttached()
    await page.evaluate(() => {
      const files = new DataTransfer()
      files.items.add(new File([new Uint8Array(30 * 1_048_576)], 'big.png', { type: 'image/png' }))
      const target = document.querySelector<HTMLInputElement>('input[name=picture]')
      if (!target) return
      target.files = files.files
      target.dispatchEvent(new Event('change', { bubbles: true }))
    })
    await expect(page.getByText('This picture is larger than 20 MB')).toBeVisible()
    await input.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('no picture') })
    await expect(page.getByText('We couldn’t read this picture')).toBeVisible()
    await input.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from(PIXEL, 'base64') })
    const dialog = page.getByRole('dialog', { name: 'Choose the part to show' })
    await dialog.getByRole('slider', { name: 'Size' }).fill('2')
    await expectAccessible(page)
    const sent = page.waitForResponse((response) => response.url().endsWith('/api/account/picture/'))
    await dialog.getByRole('button', { name: 'Use this picture' }).click()
    const { data } = await (await sent).json()
    await expect(page.getByRole('banner').locator(`img[src="${data.profile_picture_url}"]`)).toBeVisible()
  },
)

test('a profile is saved with Control and S, asks before unsaved input is lost, and stores the chosen zone', async ({
  page,
}) => {
  await startAs(page, 'student')
  await openPage(page, '/Profile')
  const name = page.locator('input[name=first_name]')
  await name.fill('Layla')
  await page.getByRole('banner').getByRole('link', { name: 'Tutors' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stay here' }).click()
  await page.locator('select[name=time_zone]').selectOption('Asia/Tokyo')
  await page.locator('input[name=phone_number]').fill('12')
  await name.press('Control+s')
  await expect(page.getByRole('heading', { name: 'One thing needs your attention' })).toBeFocused()
  await page.locator('input[name=phone_number]').fill('+20 100 000 0000')
  await name.press('Control+s')
  await expect(page.getByRole('listitem').getByText('Saved successfully')).toBeVisible()
  await expect(page.getByRole('banner').getByText('Layla')).toBeVisible()
  await openPage(page, '/SubAccounts')
  await expect(page.getByText('Tokyo (GMT+9)').first()).toBeVisible()
})

test(
  'the own name follows the language and a saved profile, also after a reload',
  { tag: '@full' },
  async ({ page }) => {
    await startAs(page, 'student')
    await openPage(page, '/SubAccounts')
    const header = page.getByRole('banner')
    await expect(header.getByText('Nadia')).toBeVisible()
    await header.getByRole('button', { name: 'العربية' }).click()
    await expect(header.getByText('نادية')).toBeVisible()
    await openPage(page, '/Profile')
    await expect(header.getByText('نادية')).toBeVisible()
    await page.locator('input[name=first_name]').fill('ليلى')
    await page.locator('input[name=first_name]').press('Control+s')
    await expect(page.getByRole('listitem').getByText('تم الحفظ بنجاح')).toBeVisible()
    await page.reload()
    await expect(header.getByText('ليلى')).toBeVisible()
  },
)

test(
  'a profile that was changed elsewhere shows an error and keeps the input',
  { tag: '@full' },
  async ({ page }) => {
    await startAs(page, 'student')
    await openPage(page, '/Profile')
    const findField = (name: string) => page.locator(`input[name=${name}]`)
    await expect(findField('first_name')).toHaveValue('Nadia')
    const { data } = (await (await page.request.get('/api/account/profile/')).json()) as { data: object } // According to the OpenAPI documents
    await postJson(page, '/api/account/profile/update/', { ...data, first_name: 'Rana' })
    await findField('last_name').fill('Mansour')
    await findField('last_name').press('Control+s')
    await expect(page.getByRole('main').getByText(/was changed elsewhere/)).toBeVisible()
    await expect(findField('first_name')).toHaveValue('Rana')
    await expect(findField('last_name')).toHaveValue('Mansour')
    await findField('last_name').press('Control+s')
    await expect(page.getByRole('listitem').getByText('Saved successfully')).toBeVisible()
    await expect(page.getByRole('banner').getByText('Rana')).toBeVisible()
  },
)

test(
  'a tutor copies hours to another day; overlapping hours are refused',
  { tag: '@full' },
  async ({ page }) => {
    await startAs(page, 'tutor')
    await openPage(page, '/Profile')
    const monday = page.getByRole('group', { name: 'Monday' })
    await monday.getByLabel('Monday, from').first().fill('09:00')
    await monday.getByLabel('Monday, to').first().fill('12:30')
    await monday.getByRole('button', { name: 'Copy the hours: Monday' }).click()
    await monday.getByRole('checkbox', { name: 'Thursday' }).check()
    await monday.getByRole('button', { name: 'Copy', exact: true }).click()
    await expect(
      page.getByRole('group', { name: 'Thursday' }).getByLabel('Thursday, to').first(),
    ).toHaveValue('12:30')
    await monday.getByRole('button', { name: 'Add hours: Monday' }).click()
    await monday.getByLabel('Monday, from').last().fill('11:00')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('alert').getByText('Hours of the same day overlap')).toBeVisible()
    await monday.getByRole('button', { name: 'Remove these hours: Monday' }).last().click()
    await page.getByRole('button', { name: 'Add a date' }).click()
    await page.getByLabel('Date', { exact: true }).fill('2030-01-01')
    await page.locator('input[name=video_url]').fill('javascript:alert(1)')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Enter a link that begins with https://').first()).toBeVisible()
    await page.locator('input[name=video_url]').fill('https://video.example.test/1')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('listitem').getByText('Saved successfully')).toBeVisible()
    await page.reload()
    await expect(
      page.getByRole('group', { name: 'Thursday' }).getByLabel('Thursday, to').first(),
    ).toHaveValue('12:30')
    await expect(page.getByLabel('Date', { exact: true })).toHaveValue('01/01/2030')
  },
)

test('changing the password requires the current one and keeps the session', async ({ page, logged }) => {
  await createWorld(page)
  // A change ends the person's other sessions, in the worlds of other tests too: no other test signs in as this one
  const person = { first_name: 'Sara', last_name: 'Kamal', email: 'sara.kamal@example.test' }
  const response = await postJson(page, '/api/auth/signup_with_signin/user/', {
    ...person,
    register_type: 'student',
    phone_number: '+12025550100',
    gender: 'Female',
    date_of_birth: '1990-01-01',
    password: 'Learn#2026',
    confirm_password: 'Learn#2026',
    is_terms_and_conditions_accepted: true,
  })
  expect(response.status()).toBe(200)
  await openPage(page, '/UpdatePassword')
  const fill = async (current: string, next: string, again = next) => {
    await page.locator('input[name=current_password]').fill(current)
    await page.locator('input[name=password]').fill(next)
    await page.locator('input[name=confirm_password]').fill(again)
    await page.locator('main button[type=submit]').click()
  }
  await fill('wrong', 'Strong#2026', 'Strong#2027')
  await expect(page.getByText('Passwords do not match')).toBeVisible()
  await fill('wrong', 'Strong#2026')
  await expect(page.locator('input[name=current_password]')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.locator('input[name=password]')).toHaveValue('Strong#2026')
  await fill('Learn#2026', 'Strong#2026')
  await expect(page.getByRole('listitem').getByText('Saved successfully')).toBeVisible()
  await expect(page.locator('input[name=password]')).toHaveValue('')
  logged.splice(0, logged.length, ...logged.filter((line) => !line.includes('422')))
})

const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
