import { expect, expectAccessible, openPage, startAs, test } from '../../browse.ts'

test('a child draws an answer to homework, hands it in and gets stars', async ({ page }) => {
  await startAs(page, 'kid')
  await openPage(page, '/dashboard/student-homework?f.state=pending')
  await page.getByRole('button', { name: 'Do it now' }).first().click()
  const stage = page.getByRole('dialog')
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  await expect(stage).toHaveJSProperty('clientWidth', width)
  await expect(stage).toHaveJSProperty('clientHeight', height)
  await stage.getByRole('button', { name: 'Start my answer' }).click()
  await stage.getByRole('button', { name: 'Draw a picture' }).click()
  await expect(stage.getByRole('button', { name: 'Use my picture' })).toHaveAttribute('aria-disabled', 'true')
  await stage.getByRole('radio', { name: 'Blue' }).check()
  const sheet = stage.getByRole('img', { name: 'Your drawing' })
  await sheet.dragTo(sheet, { sourcePosition: { x: 20, y: 20 }, targetPosition: { x: 90, y: 70 } })
  await expectAccessible(page)
  await stage.getByRole('button', { name: 'Use my picture' }).click()
  await expect(
    stage.getByRole('button', { name: /^Remove .+ \d{4}-\d\d-\d\d \d\d\.\d\d\.png/ }),
  ).toBeVisible()
  await expect(stage.getByText('% sent')).toHaveCount(0)
  await stage.getByRole('button', { name: 'Hand in' }).click()
  await expect(stage.getByRole('img', { name: '3 stars' })).toBeVisible()
  await expectAccessible(page)
  await stage.getByRole('button', { name: 'Back to my homework' }).click()
  await expect(stage).toHaveCount(0)
})
