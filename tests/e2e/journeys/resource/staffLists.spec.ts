import { isolateText } from '#web/i18n/isolateText.ts'
import { startAs, expect, expectAccessible, openPage, test } from '../../browse.ts'
import { requireValue } from '../../../fakes/requireValue.ts'
import { chooseRun } from '../../chooseRun.ts'
import { confirmAction } from '../../staffList.ts'

const lists = ['students', 'classes', 'payments', 'new-tutors'] as const

for (const language of ['en', 'ar'])
  for (const [index, list] of lists.entries())
    test(
      `twelve rows of the list ${list} are in sight on a laptop in ${language}, each in one line`,
      chooseRun((index % 2 === 0) !== (language === 'en')),
      async ({ page }) => {
        await page.setViewportSize({ width: 1280, height: 900 })
        await startAs(page, 'operator')
        await openPage(page, `/dashboard/${list}?lang=${language}`)
        const rows = page.locator('main tbody tr')
        await expect(rows.nth(11)).toBeInViewport({ ratio: 1 })
        const heights = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height))
        expect(Math.max(...heights)).toBeLessThanOrEqual(44)
        // The lowest parts of letters, such as the dots of a final ي, lie within the name's box
        const lines = await rows
          .locator('th bdi:first-child')
          .evaluateAll((names) =>
            names.map((name) => Number.parseFloat(getComputedStyle(name).lineHeight) / 14),
          )
        expect(Math.min(...lines)).toBeGreaterThanOrEqual(language === 'ar' ? 1.8 : 1.5)
      },
    )

test('the size that a list has anyway is not in its URL, another one is', async ({ page }) => {
  await startAs(page, 'operator')
  await openPage(page, '/dashboard/feedbacks')
  await expect(page.locator('main tbody tr')).toHaveCount(25)
  const size = page.getByRole('combobox', { name: 'Records on a page' })
  await size.selectOption('10')
  await expect(page).toHaveURL(/size=10/)
  await expect(page.locator('main tbody tr')).toHaveCount(10)
  await size.selectOption('25')
  await expect(page).not.toHaveURL(/size=/)
})

test('a list begins in the upper half of a phone, with its filters behind one button', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 900 })
  await startAs(page, 'operator')
  for (const list of ['payments', 'classes']) {
    await openPage(page, `/dashboard/${list}`)
    const row = page.locator('main tbody tr').first()
    await expect(row).toBeVisible()
    expect((await row.boundingBox())?.y).toBeLessThan(450)
  }
  await page.getByRole('button', { name: /^Filters/ }).click()
  await page.getByRole('checkbox', { name: 'Completed' }).click()
  await expect(page).toHaveURL(/f\.outcome=completed/)
})

test('a cell that is cut off has its whole text as a tooltip', async ({ page }) => {
  await startAs(page, 'operator')
  await openPage(page, '/dashboard/approved-tutors')
  const cells = page.locator('main tbody td[data-label="Courses"]')
  await expect(cells.first()).toBeVisible()
  const cut = await cells.evaluateAll((all) =>
    all.findIndex((cell) =>
      [...cell.querySelectorAll('span, bdi')].some(
        ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
          clientWidth > 0 && (scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1),
      ),
    ),
  )
  expect(cut).not.toBe(-1)
  const cell = cells.nth(cut)
  await cell.hover()
  await expect(cell).toHaveAttribute('title', requireValue(await cell.textContent(), 'the text of the cell'))
})

test('the header of staff pages is aligned with the grid of their lists on a wide screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1600, height: 900 })
  await startAs(page, 'operator')
  await openPage(page, '/dashboard/students')
  const [head, menu] = await Promise.all([
    page.getByRole('banner').getByRole('link').first().boundingBox(),
    page.getByRole('navigation', { name: 'Menu' }).boundingBox(),
  ])
  expect(head?.x).toBe(requireValue(menu, 'the box of the menu').x)
})

test('a record opens beside its list, which stays usable, and follows the arrow keys', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await startAs(page, 'operator')
  await openPage(page, '/dashboard/new-tutors')
  const names = page.locator('main tbody th button')
  const readName = async (row: number) => (await names.nth(row).locator('bdi').first().textContent()) ?? ''
  await names.first().click()
  const panel = page.getByRole('dialog')
  const title = panel.getByRole('heading', { level: 2 })
  await expect(title).toHaveText(await readName(0))
  // Nothing lies over the list
  await names.nth(2).click()
  await expect(title).toHaveText(await readName(2))
  await expectAccessible(page)
  await names.nth(2).focus()
  await page.keyboard.press('ArrowDown')
  await expect(names.nth(3)).toBeFocused()
  await expect(title).toHaveText(await readName(3))
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
})

test('single keys act in a list, are listed by a help, and can be switched off', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await startAs(page, 'operator')
  await openPage(page, '/dashboard/new-tutors')
  const first = page.locator('main tbody th button').first()
  const name = (await first.locator('bdi').first().textContent()) ?? ''
  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox')).toBeFocused()
  await page.getByRole('searchbox').blur()
  await page.keyboard.press('ArrowDown')
  await expect(first).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByRole('button', { name: /Start review/ })).toBeVisible()
  await page.keyboard.press('1')
  await confirmAction(page, 'Start review')
  await expect(page.getByRole('listitem').getByText(`Review of ${isolateText(name)} started`)).toBeVisible()
  // No key acts while a question is open
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await page.keyboard.press('?')
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expectAccessible(page)
  await help.getByRole('checkbox', { name: 'Use single keys' }).uncheck()
  await page.keyboard.press('Escape')
  await expect(help).toHaveCount(0)
  await page.keyboard.press('?')
  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox')).not.toBeFocused()
  await expect(help).toHaveCount(0)
})

test('the filters of a marked shortcut are not repeated as chips; another filter beside them is one', async ({
  page,
}) => {
  await startAs(page, 'operator')
  await openPage(page, '/dashboard/classes')
  await expect(page.getByRole('link', { name: 'Upcoming' })).toHaveAttribute('aria-current', 'true')
  await expect(page.locator('main tbody tr').first()).toBeVisible()
  const chips = page.getByRole('list', { name: 'Chosen filters' })
  await expect(chips).toHaveCount(0)
  await page.getByRole('button', { name: /^Outcome/ }).click()
  await page.getByRole('checkbox', { name: 'Completed' }).click()
  await expect(chips).toBeVisible()
})

test('the buttons of a short form lie at the lower edge of its panel', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await startAs(page, 'operator')
  await openPage(page, '/dashboard/students-groups')
  await page.getByRole('button', { name: /^New/ }).first().click()
  const save = page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true })
  await expect(save).toBeVisible()
  const box = requireValue(await save.boundingBox(), 'the place of the button')
  expect(900 - box.y - box.height).toBeLessThanOrEqual(16)
})
