import { expect, expectAccessible, openPage, startAs, test } from '../../browse.ts'

const createSound = (name: string, size = 2000) => ({
  name,
  mimeType: 'audio/mpeg',
  buffer: Buffer.alloc(size, 7),
})

test.beforeEach(async ({ page }) => {
  await startAs(page, 'kid')
  await openPage(page, '/dashboard/student-homework?f.state=pending')
  await page.getByRole('button', { name: 'Do it now' }).first().click()
  await page.getByRole('button', { name: 'Start my answer' }).click()
})

test(
  'homework without a file is not submitted, and an invalid file shows its error',
  { tag: '@full' },
  async ({ page }) => {
    const panel = page.getByRole('dialog')
    await panel.getByRole('button', { name: 'Hand in' }).click()
    await expect(panel.getByText('You need to attach at least one file!')).toBeVisible()
    const input = panel.locator('input[type=file]')
    await input.setInputFiles([createSound('too-long.mp3', 10_485_760)])
    await expect(panel.getByText('Audio files must be less than 10MB').first()).toBeVisible()
    await panel.getByRole('button', { name: 'Remove too-long.mp3' }).click()
    await input.setInputFiles({ name: 'empty.mp3', mimeType: 'audio/mpeg', buffer: Buffer.alloc(0) })
    await expect(panel.getByText('This file is empty')).toBeVisible()
    await panel.getByRole('button', { name: 'Remove empty.mp3' }).click()
    await input.setInputFiles({
      name: 'page.exe',
      mimeType: 'application/x-msdownload',
      buffer: Buffer.alloc(9),
    })
    await expect(panel.getByText('This kind of file is not accepted')).toBeVisible()
    await panel.getByRole('button', { name: 'Remove page.exe' }).click()
    await input.setInputFiles([
      createSound('1.mp3'),
      createSound('2.mp3'),
      createSound('3.mp3'),
      createSound('4.mp3'),
    ])
    await panel.getByRole('button', { name: 'Hand in' }).click()
    await expect(panel.getByText('Maximum 3 files allowed').first()).toBeVisible()
    await expectAccessible(page)
  },
)

test('a kid records an answer, while reading the task again, and submits it', async ({ page }) => {
  const panel = page.getByRole('dialog')
  await panel.getByRole('button', { name: 'Record your voice' }).click()
  await expect(panel.getByRole('meter', { name: 'Volume' })).toBeVisible()
  await expect(panel.getByText('0:01')).toBeVisible()
  await panel.getByRole('button', { name: 'Hand in' }).click()
  await expect(panel.getByText('Stop the recording first, so that it is handed in too.')).toBeVisible()
  await panel.getByRole('button', { name: 'Read the task again' }).click()
  await panel.getByRole('button', { name: 'Start my answer' }).click()
  await expect(panel.getByRole('meter', { name: 'Volume' })).toBeVisible()
  await panel.getByRole('button', { name: 'Stop' }).click()
  await expect(panel.getByText(/ \d{4}-\d\d-\d\d \d\d\.\d\d\./)).toBeVisible()
  await expect(panel.locator('audio[controls]')).toBeVisible()
  await panel.getByRole('textbox', { name: 'Write to your teacher, if you like' }).fill('I read it twice')
  await panel.getByRole('button', { name: 'Hand in' }).click()
  await expect(page.getByText('Handed in. Your teacher will look at it soon.')).toBeVisible()
})

test('a denied microphone is reported, and a file can be chosen instead', async ({ page, context }) => {
  await context.clearPermissions()
  await page.evaluate(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
  })
  const panel = page.getByRole('dialog')
  await panel.getByRole('button', { name: 'Record your voice' }).click()
  await expect(panel.getByText(/The microphone is off/)).toBeVisible()
  await panel.locator('input[type=file]').setInputFiles([createSound('recitation.mp3')])
  await expect(panel.getByText('recitation.mp3').first()).toBeVisible()
})

test('a draft answer is restored after a reload, and an interrupted upload is reported', async ({ page }) => {
  const panel = page.getByRole('dialog')
  const input = panel.locator('input[type=file]')
  await input.setInputFiles([createSound('first.mp3')])
  await expect(panel.getByText(/^2(\.0)? kB/)).toBeVisible()
  await panel.getByRole('textbox', { name: 'Write to your teacher, if you like' }).fill('I read it twice')
  await page.route('**/api/files/upload/**', () => undefined)
  await input.setInputFiles([createSound('second.mp3')])
  await expect(panel.getByText('0% sent')).toBeVisible()
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await panel.getByRole('button', { name: 'Start my answer' }).click()
  await expect(panel.getByText('first.mp3')).toBeVisible()
  await expect(panel.getByText('Upload interrupted. Choose the file again.')).toBeVisible()
  await expect(panel.getByRole('textbox', { name: 'Write to your teacher, if you like' })).toHaveValue(
    'I read it twice',
  )
  await panel.getByRole('button', { name: 'Remove second.mp3' }).click()
  await panel.getByRole('button', { name: 'Hand in' }).click()
  await expect(page.getByText('Handed in. Your teacher will look at it soon.')).toBeVisible()
})

test('the URL of withdrawn homework says so', { tag: '@full' }, async ({ page }) => {
  await openPage(page, '/dashboard/student-homework?id=999999-1')
  await expect(page.getByRole('dialog')).toContainText('The tutor may have withdrawn it.')
})

test('a tutor listens to a submission, scores it and requests a repetition', async ({ page }) => {
  await startAs(page, 'tutor')
  await openPage(page, '/dashboard/tutor-homework?size=25')
  // Tutors may not list group classes, so the form does not request them
  await page.getByRole('button', { name: 'New homework' }).click()
  await expect(page.getByRole('dialog').getByLabel('Course').locator('option').nth(1)).toBeAttached()
  await expect(page.getByRole('dialog').getByLabel('Class group')).toHaveCount(0)
  await page.getByRole('button', { name: 'Cancel' }).click()
  const waiting = page
    .locator('tbody tr')
    .filter({ has: page.locator('[data-label="To review"]', { hasText: /[1-9]/ }) })
  await waiting.first().locator('th button').click()
  const review = page.getByRole('form', { name: /^Review of/ }).first()
  await review.getByLabel(/^Score/).fill('10000')
  await review.getByRole('button', { name: 'Send review' }).click()
  await expect(review.getByText(/^Score .*is outside the allowed range$/)).toBeVisible()
  await review.getByLabel(/^Score/).fill('5')
  await review.getByLabel('Comment').fill('Mind the long vowels')
  await review.getByRole('checkbox', { name: 'Ask to redo' }).check()
  await expectAccessible(page)
  await review.getByRole('button', { name: 'Send review' }).click()
  await expect(page.getByText('Saved successfully')).toBeVisible()
  await expect(page.getByText('Returned').first()).toBeVisible()
})

test('a parent sees whose each piece of homework and each quiz is', { tag: '@full' }, async ({ page }) => {
  await startAs(page, 'student')
  for (const path of ['student-homework', 'student-quizzes']) {
    await openPage(page, `/dashboard/${path}`)
    await expect(page.getByRole('columnheader', { name: 'For' })).toBeVisible()
  }
})
