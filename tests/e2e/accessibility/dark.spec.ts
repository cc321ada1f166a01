import { createWorld, expect, expectAccessible, openPage, startAs, test } from '../browse.ts'
import { chooseTag } from './chooseTag.ts'

const pages = [
  ['guest', '/'],
  ['guest', '/tutors'],
  ['guest', '/Webinars'],
  ['student', '/dashboard/BookedClasses'],
  ['student', '/dashboard/student-homework'],
  ['kid', '/dashboard/BookedClasses'],
  ['tutor', '/dashboard/CurrentClasses'],
  ['operator', '/dashboard/students'],
  ['operator', '/dashboard/reschedule-requests'],
] as const

for (const [index, [who, path]] of pages.entries())
  test(`${path} of ${who} is readable in the dark theme`, chooseTag(0, index % 3 > 0), async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await (who === 'guest' ? createWorld(page) : startAs(page, who))
    await openPage(page, path)
    await page.waitForLoadState('networkidle')
    const scheme = await page.evaluate(
      () => getComputedStyle(document.querySelector('#root div') ?? document.body).colorScheme,
    )
    expect(scheme).toBe('dark')
    await expectAccessible(page)
  })

test('a chosen theme overrides the one of the device, and is kept', async ({ page }) => {
  await createWorld(page)
  await openPage(page, '/')
  const readScheme = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)
  expect(await readScheme()).toBe('normal')
  await page.getByRole('contentinfo').getByRole('combobox').selectOption('dark')
  await expect.poll(readScheme).toBe('dark')
  await openPage(page, '/')
  expect(await readScheme()).toBe('dark')
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.getByRole('contentinfo').getByRole('combobox').selectOption('light')
  await expect.poll(readScheme).toBe('normal')
})
