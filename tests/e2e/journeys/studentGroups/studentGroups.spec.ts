import { expect, expectAccessible, openPage, startAs, test } from '../../browse.ts'
import { followRowLink } from '../../staffList.ts'

test(
  'students are added to a group until it is full, by keyboard alone',
  { tag: '@full' },
  async ({ page }) => {
    await startAs(page, 'operator')
    await openPage(page, '/dashboard/students-groups')
    await followRowLink(page, 0, 'Assign students')
    const taken = page.getByRole('region', { name: 'In the group' })
    await expect(taken.getByText(/\d of \d/)).toBeVisible()
    const before = await taken.getByRole('listitem').count()
    const offered = page.getByRole('region', { name: 'Learners' })
    await offered.getByRole('button', { name: /^Add / }).first().focus()
    for (let count = before; count < 5; count += 1) {
      await page.keyboard.press('Enter')
      await expect(taken.getByRole('listitem')).toHaveCount(count + 1)
      // Its row is gone; the focus is on the next one
      await expect(page.locator(':focus')).toHaveAccessibleName(/^Add |can’t be added/)
    }
    await expect(taken.getByRole('listitem')).toHaveCount(5)
    await expect(offered.getByRole('button', { name: /can’t be added/ }).first()).toBeVisible()
    await expect(page.getByText(`${5 - before} added, 0 removed`)).toBeVisible()
    await page.getByRole('link', { name: 'Cancel' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Stay here' }).click()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Saved successfully')).toBeVisible()
    await expect(page.getByText('5 of 5')).toBeVisible()
  },
)
