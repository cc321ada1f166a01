import { expect, openPage, startAs, test } from '../../browse.ts'

for (const path of ['/', '/tutors', '/groups', '/courses', '/ContactUs'])
  test(`a child who opens ${path} comes to their own home`, async ({ page }) => {
    await startAs(page, 'kid')
    await openPage(page, path)
    await expect(page).toHaveURL('/dashboard/BookedClasses')
  })
