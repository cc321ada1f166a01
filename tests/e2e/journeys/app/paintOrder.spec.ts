import { expect, test } from '../../browse.ts'
import { guestPaths } from '../../guestPaths.ts'

/** Finds parts that stand above one that comes before them, within what is higher than the screen. */
function findMisplaced(): string[] {
  const parents = [...document.querySelectorAll('main *')].filter(
    (parent) => parent.getBoundingClientRect().height > innerHeight,
  )
  return parents.flatMap((parent) => {
    const boxes = [...parent.children]
      .filter((part) => ['static', 'relative', 'sticky'].includes(getComputedStyle(part).position))
      .map((part) => part.getBoundingClientRect())
      .filter(({ height }) => height > 0)
    const isMisplaced = boxes.some(({ bottom }, index) => index > 0 && bottom <= (boxes[index - 1]?.top ?? 0))
    return isMisplaced ? [`${parent.tagName} ${parent.textContent.slice(0, 60)}`] : []
  })
}

// A browser may paint a document while it arrives: what comes later must not push down what is shown
test(
  'on a phone, no part of a public page stands above one that arrives before it',
  { tag: '@full' },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    const misplaced: string[] = []
    for (const path of guestPaths.filter((one) => !one.includes('?'))) {
      await page.goto(path)
      await page.waitForFunction(() => document.documentElement.dataset.started !== undefined)
      misplaced.push(...(await page.evaluate(findMisplaced)).map((part) => `${path}: ${part}`))
    }
    expect(misplaced).toEqual([])
  },
)
