import { expect, test } from '../../browse.ts'
import { openHeld } from '../../heldPage.ts'

test('a visitor who types in the search before the profile of the address opens goes on typing', async ({
  page,
}) => {
  const start = await openHeld(page, '/tutors?tutor=1001')
  const search = page.getByRole('searchbox')
  await search.pressSequentially('ar')
  await start()
  await expect(page).toHaveURL(/[?&]q=ar/)
  await page.keyboard.type('a')
  await expect(page).toHaveURL('/tutors?q=ara')
  await expect(search).toHaveValue('ara')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a visitor who types in the search as the page starts goes on typing', async ({ page }) => {
  const start = await openHeld(page, '/tutors?tutor=1001')
  await page.route('**/assets/ProfileDrawer-*.js', async (route) => {
    await page.getByRole('searchbox').pressSequentially('ar')
    await expect(page).toHaveURL(/[?&]q=ar/)
    await route.continue()
  })
  await start()
  await expect(page).toHaveURL('/tutors?q=ar')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a visitor who sorts before the profile of the address opens sees the profile', async ({ page }) => {
  const start = await openHeld(page, '/tutors?tutor=1001')
  await page.getByLabel('Sort by').selectOption('price')
  await start()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page).toHaveURL(/sort=price/)
})
