import type { Attempt } from '#sdk'
import { startAs, startQuiz, expect, expectAccessible, openPage, test } from '../../browse.ts'
import { requireValue } from '../../../fakes/requireValue.ts'

test.beforeEach(async ({ page }) => {
  await startAs(page, 'student')
  await startQuiz(page)
})

test('answers are saved when given, survive a reload, and are handed in with a result', async ({ page }) => {
  const first = page.locator('fieldset').first()
  await first.getByRole('radio').nth(1).check()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await first.getByRole('checkbox', { name: 'Look at it again' }).check()
  await expect(page.getByRole('link', { name: 'Question 1, to look at again' })).toBeVisible()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  await expect(first.getByRole('radio').nth(1)).toBeChecked()
  await page.getByRole('button', { name: 'Hand in' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question.getByText(/not answered yet/)).toBeVisible()
  await question.getByRole('button', { name: 'Hand in' }).click()
  await expect(page.getByText(/points; you needed \d+/)).toBeVisible()
  await expect(page.getByText('Right answer').first()).toBeVisible()
})

test('an answer given offline is stored and sent when the connection is back', async ({
  page,
  context,
  logged,
}) => {
  const first = page.locator('fieldset').first()
  await context.setOffline(true)
  await first.getByRole('radio').nth(2).check()
  await expect(page.getByText('Not saved yet, trying again')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.reload()
  await expect(first.getByRole('radio').nth(2)).toBeChecked()
  logged.length = 0
})

test(
  'offline, the bar that says so and the head of a running quiz stand one below the other',
  { tag: '@full' },
  async ({ page, context, logged }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await context.setOffline(true)
    const bar = page.getByText(/You’re offline|You are offline/)
    const head = page.getByRole('timer').locator('..')
    await expect(bar).toBeVisible()
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await expect
      .poll(async () => {
        const [above, below] = [await bar.boundingBox(), await head.boundingBox()]
        return above && below && above.y >= 60 && Math.round(below.y - above.y - above.height)
      })
      .toBe(0)
    await context.setOffline(false)
    await expect.poll(async () => (await head.boundingBox())?.y).toBe(72)
    logged.length = 0
  },
)

test(
  'when time runs out without a connection, no answer is taken any more and the unsaved ones are listed',
  { tag: '@full' },
  async ({ page, context, logged }) => {
    const ends = new Date(Date.now() + 20_000).toISOString()
    let isOffline = false
    await page.route(/attempts\/detail\/\d+\/$/, async (route) => {
      if (isOffline) return route.abort('internetdisconnected')
      const response = await route.fetch()
      const body = (await response.json()) as { data: Attempt }
      const data = { ...body.data, ends_on: ends }
      await route.fulfill({ response, json: body.data.state === 'in_progress' ? { ...body, data } : body })
    })
    await page.reload()
    const first = page.locator('fieldset').first()
    await first.waitFor()
    isOffline = true
    await context.setOffline(true)
    await first.getByRole('radio').nth(1).check()
    await expect(page.getByText('Time is over. Waiting for your result.')).toBeVisible()
    await expect(first.getByRole('radio').nth(2)).toBeDisabled()
    await page.request.post('/__mock/clock', { headers: { 'X-CSRF': '1' }, data: { minutes: 300 } })
    isOffline = false
    await context.setOffline(false)
    await page
      .getByText('Time ran out before 1 answer could be saved. What was saved counts.')
      .first()
      .hover()
    await expect(page.getByText(/points; you needed \d+/)).toBeVisible()
    logged.length = 0
  },
)

test(
  'two tabs of one quiz show the same answers, and both report the end once',
  { tag: '@full' },
  async ({ page, context }) => {
    const other = await context.newPage()
    await page.locator('fieldset').first().getByRole('radio').nth(1).check()
    await openPage(other, page.url())
    await expect(other.locator('fieldset').first().getByRole('radio').nth(1)).toBeChecked()
    // The other tab's answer arrives too late, while it is still refetching
    await other.route(/attempts\/(detail\/)?\d+\/(answers\/)?$/, async (route) => {
      await new Promise((done) => setTimeout(done, 1000))
      await route.continue()
    })
    await other.locator('fieldset').nth(1).getByRole('radio').first().check()
    await expect(page.locator('fieldset').nth(1).getByRole('radio').first()).toBeChecked()
    await page.getByRole('button', { name: 'Hand in' }).click()
    const handedIn = page.waitForResponse((response) => response.url().endsWith('/submit/'))
    await page.getByRole('alertdialog').getByRole('button', { name: 'Hand in' }).click()
    await Promise.all([
      expect(page.getByText(/points; you needed \d+/)).toBeVisible(),
      // A toast below the pointer stays
      other.getByText(/it was handed in on another device/).hover(),
    ])
    await expect(other.getByText(/points; you needed \d+/)).toBeVisible()
    await expect(other.getByText(/it was handed in on another device/)).toHaveCount(1)
    expect(((await (await handedIn).json()) as { data: Attempt }).data.answers).toHaveLength(2)
  },
)

test(
  'the URL of an unknown attempt shows an error and links to the list',
  { tag: '@full' },
  async ({ page, logged }) => {
    await openPage(page, '/dashboard/student-quizzes?attempt=999999')
    await expect(page.getByRole('alert').getByText('We couldn’t find this record')).toBeVisible()
    await page.getByRole('link', { name: 'Go to the list' }).click()
    await expect(page.getByRole('link', { name: /^(Start|Continue) / }).first()).toBeVisible()
    logged.splice(0, logged.length, ...logged.filter((line) => !line.includes('404')))
  },
)

test('a phone shows one question at a time, and the URL names it', { tag: '@full' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const questions = page.locator('fieldset')
  await expect(questions).toHaveCount(1)
  const first = requireValue(await questions.locator('legend').textContent(), 'the first question')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page).toHaveURL(/question=2/)
  await expect(questions.locator('legend')).not.toHaveText(first)
  await questions.getByRole('radio').first().check()
  await expect(page.getByRole('link', { name: 'Question 2, answered' })).toHaveAttribute(
    'aria-current',
    'step',
  )
  await expectAccessible(page)
  await page.getByRole('link', { name: /^Question 1,/ }).click()
  await expect(questions.locator('legend')).toHaveText(first)
  await expect(page.getByRole('button', { name: 'Previous' })).toHaveAttribute('aria-disabled', 'true')
})
