import type { Locator, Page } from '@playwright/test'
import {
  startAs,
  startQuiz,
  expect,
  expectAccessible,
  expectNoHorizontalScroll,
  openPage,
  test,
} from '../browse.ts'
import { chooseTag } from './chooseTag.ts'

/** The chosen, current or present element has an outline in forced colours, which have no backgrounds. */
async function expectMarked(page: Page, selector: string) {
  const marked = page.locator(selector).first()
  await expect(marked).toBeVisible()
  await expect(marked).toHaveCSS('outline-style', 'solid')
  await expect(marked).toHaveCSS('outline-width', '2px')
}

/** Areas that are otherwise marked by shadows and fills have a border. */
async function expectEdge(part: Locator) {
  await expect(part).toBeVisible()
  const { outline, border } = await part.evaluate((element) => {
    const { outlineStyle, outlineWidth, borderBlockStartStyle, borderBlockStartWidth } =
      getComputedStyle(element)
    return {
      outline: outlineStyle === 'none' ? '0px' : outlineWidth,
      border: borderBlockStartStyle === 'none' ? '0px' : borderBlockStartWidth,
    }
  })
  expect(
    Math.max(Number.parseFloat(outline), Number.parseFloat(border)),
    await part.innerText(),
  ).toBeGreaterThan(0)
}

/** Elements are found by their English names */
const english = { name: 'preferred-lang', value: 'en', domain: 'localhost', path: '/' }

function readLook(part: Locator) {
  return part.evaluate((element) => {
    const { backgroundColor, borderBottomWidth } = getComputedStyle(element)
    return { backgroundColor, borderBottomWidth }
  })
}

test(
  'in forced colours states keep an edge, today and the chosen tab a mark',
  chooseTag(0),
  async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    await startAs(page, 'student')
    await openPage(page, '/dashboard/BookedClasses?view=week')
    await expectMarked(page, '[aria-current=date]')
    const mark = await page
      .getByRole('tab', { selected: true })
      .evaluate((tab) => getComputedStyle(tab, '::after').backgroundColor)
    expect(mark).not.toBe('rgba(0, 0, 0, 0)')
    await expectAccessible(page)
    await openPage(page, '/dashboard/payments')
    await expect(page.locator('main tbody tr').first()).toBeVisible()
    await expectAccessible(page)
  },
)

test(
  'in forced colours the current page of a list, of the menu and of shortcuts is marked',
  chooseTag(0, true),
  async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    await startAs(page, 'operator')
    await openPage(page, '/dashboard/classes')
    await expect(page.locator('main tbody tr').first()).toBeVisible()
    await expectMarked(page, 'main nav [aria-current=page]')
    await expectMarked(page, 'main :not(nav) > [aria-current=true], main a[aria-current=true]')
  },
)

test(
  'in forced colours a chosen role, course and favourite can be distinguished from the others',
  chooseTag(1),
  async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    await openPage(page, '/?register')
    await expectMarked(page, 'label:has(> [type=radio]:checked)')
    await startAs(page, 'student')
    await openPage(page, '/reservation/1001')
    const course = page
      .locator('main label')
      .filter({ has: page.locator('[type=checkbox]') })
      .first()
    await expect(course.locator('svg')).toBeHidden()
    await course.click()
    await expect(course.locator('svg')).toBeVisible()
    await openPage(page, '/tutors')
    const favourite = page.locator('main [aria-pressed=false]').first()
    await expect(favourite).toHaveCSS('outline-style', 'none')
    await favourite.click()
    await expectMarked(page, 'main [aria-pressed=true]')
  },
)

for (const colorScheme of ['light', 'dark'] as const)
  test(
    `in forced colours, ${colorScheme}, entries, chips, dialogs, panels and icon buttons have an edge`,
    chooseTag(0, colorScheme === 'dark'),
    async ({ page }) => {
      await page.emulateMedia({ forcedColors: 'active', colorScheme })
      // Cards of a phone have no chips, and buttons are found by their English names
      await page.setViewportSize({ width: 1280, height: 860 })
      await page.context().addCookies([english])
      await startAs(page, 'student')
      await openPage(page, '/dashboard/BookedClasses?view=week')
      const entry = page.locator('td [data-entry]').first()
      await expectEdge(entry)
      // Drawn in the person's colours, as all else
      await expect(entry).toHaveCSS('forced-color-adjust', 'auto')
      const lines = await entry.evaluate((element) => {
        const { backgroundImage } = getComputedStyle(element.closest('td') ?? element)
        const grey = document.body.appendChild(
          Object.assign(document.createElement('i'), { style: 'color:GrayText' }),
        )
        return { backgroundImage, grey: getComputedStyle(grey).color }
      })
      expect(lines.backgroundImage).toContain(lines.grey)
      // Opaque: the line of an hour does not cross its text
      await expect(entry).toHaveCSS(
        'background-color',
        colorScheme === 'dark' ? 'rgb(0, 0, 0)' : 'rgb(255, 255, 255)',
      )
      await openPage(page, '/tutors?view=list')
      // Beside the list the filters are a part of the page, no panel above it
      await expect(page.locator('aside#filters')).toBeVisible()
      await expect(page.locator('aside#filters')).toHaveCSS('outline-style', 'none')
      const chip = page.locator('main article ul li > span, main li ul li > span').first()
      await expectEdge(chip)
      // All of the edge is in sight
      await expect(chip).toBeInViewport({ ratio: 1 })
      await startAs(page, 'operator')
      await openPage(page, '/dashboard/classes')
      const views = page.getByRole('button', { name: 'Views' })
      await expectEdge(views)
      await expectEdge(page.locator('main tbody td button[aria-expanded]').first())
      await views.click()
      await expectEdge(page.locator(':popover-open'))
      await page.keyboard.press('Escape')
      await page.context().clearCookies({ name: 'session' })
      await openPage(page, '/?login')
      await expectEdge(page.getByRole('dialog').first())
    },
  )

test(
  'in forced colours numbers of open, answered and marked questions can be distinguished',
  chooseTag(0, true),
  async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    await page.context().addCookies([english])
    await startAs(page, 'student')
    await startQuiz(page)
    const jumps = page.locator('nav a[data-state]')
    await page.locator('fieldset').first().getByRole('radio').first().check()
    await expect(jumps.first()).toHaveAttribute('data-state', 'answered')
    await expect(jumps.nth(1)).toHaveAttribute('data-state', 'open')
    const answered = await readLook(jumps.first())
    const open = await readLook(jumps.nth(1))
    await page.locator('fieldset').first().getByRole('checkbox').check()
    await expect(jumps.first()).toHaveAttribute('data-state', 'marked')
    const marked = await readLook(jumps.first())
    expect(answered.backgroundColor).not.toBe(open.backgroundColor)
    expect(marked.borderBottomWidth).not.toBe(open.borderBottomWidth)
    expect(marked.borderBottomWidth).not.toBe(answered.borderBottomWidth)
    await expectAccessible(page)
  },
)

test(
  'in forced colours sortable heads and names keep their edge off their text, and the dot of a status is drawn',
  chooseTag(0),
  async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    await page.setViewportSize({ width: 1280, height: 860 })
    await startAs(page, 'operator')
    await openPage(page, '/dashboard/students')
    const dot = page.locator('main tbody span > [aria-hidden=true]:empty').first()
    await expect(dot).toBeVisible()
    const colours = await dot.evaluate((element) => {
      element.parentElement?.style.setProperty('outline-color', 'CanvasText')
      const { outlineColor } = getComputedStyle(element.parentElement ?? element)
      return { dot: getComputedStyle(element).backgroundColor, text: outlineColor }
    })
    expect(colours.dot).toBe(colours.text)
    const gaps = await page.locator('main table th button').evaluateAll((buttons) =>
      buttons.map((button) => {
        const text = document.createRange()
        text.selectNodeContents(button.firstChild ?? button)
        const [inner, outer] = [text.getBoundingClientRect(), button.getBoundingClientRect()]
        return Math.min(inner.left - outer.left, outer.right - inner.right)
      }),
    )
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(3)
  },
)

test('a list of staff is usable at 200 % zoom', { tag: '@full' }, async ({ page }) => {
  // A window of 1280 px at 200 %
  await page.setViewportSize({ width: 640, height: 450 })
  await startAs(page, 'operator')
  await openPage(page, '/dashboard/students')
  await expect(page.locator('main tbody tr').first()).toBeVisible()
  await expectNoHorizontalScroll(page)
  await expectAccessible(page)
})
