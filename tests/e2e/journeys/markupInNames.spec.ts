import { expect, openPage, postJson, test } from '../browse.ts'

test('names with markup, which another client of the API may store, are shown as text', async ({ page }) => {
  await openPage(page, '/')
  const [parent, kid] = ['</script><b>Nour</b>', '<img src=x onerror=alert(1)>']
  const person = { last_name: 'Kamal', gender: 'Female' }
  const email = 'markup@example.test'
  const password = 'Strong#2026'
  const signedUp = await postJson(page, '/api/auth/signup/user/', {
    ...person,
    first_name: parent,
    register_type: 'student',
    email,
    password,
    confirm_password: password,
    phone_number: '+201000000000',
    date_of_birth: '1990-05-04',
    kids: [{ ...person, first_name: kid, date_of_birth: '2018-05-04', register_type: 'kid' }],
  })
  expect(await signedUp.json()).toMatchObject({ success: true })
  const credentials = { user_type: 'student', username: email, password, remember: false }
  expect(await (await postJson(page, '/api/auth/token/', credentials)).json()).toMatchObject({
    success: true,
  })
  await openPage(page, '/SubAccounts')
  await expect(page.getByRole('banner').getByText(parent)).toBeVisible()
  await expect(page.getByRole('heading', { name: `${kid} Kamal` })).toBeVisible()
  await expect(page.locator('b:text-is("Nour"), img[src=x]')).toHaveCount(0)
})
