import type { Page } from '@playwright/test'
import { startAs, expect, expectAccessible, expectNoHorizontalScroll, openPage, test } from '../browse.ts'
import { TUTOR } from '../booking.ts'
import { chooseTag } from './chooseTag.ts'

// Located by structure, because these tests run in both languages
const getContinueLink = (page: Page) => page.locator('main aside a').last()
const getFreeSlots = (page: Page) => page.locator('button[data-slot][aria-pressed=false]')

/** Clicks the card of the first such input once it has stopped moving: the input itself is invisible. */
async function choose(page: Page, input: string) {
  await page.locator(`label:has(${input})`).first().click()
  await expect(page.locator(input).first()).toBeChecked()
}

async function expectAccessiblePage(page: Page) {
  await expect(page.locator('h1')).toHaveCount(1)
  await expectNoHorizontalScroll(page)
  await expectAccessible(page)
}

test(
  'each step of booking a tutor is accessible, logs no errors and fits the screen',
  chooseTag(1, true),
  async ({ page }) => {
    await startAs(page, 'student')
    await openPage(page, `/reservation/${TUTOR}`)
    await choose(page, 'input[name=course]')
    await expectAccessiblePage(page)
    await getContinueLink(page).click()
    await choose(page, 'input[name=program]')
    await expectAccessiblePage(page)
    await getContinueLink(page).click()
    await getFreeSlots(page).first().click()
    await expect(page.locator('[role=timer]')).toBeVisible()
    await expectAccessiblePage(page)
    await getContinueLink(page).click()
    await expect(page.locator('input[name=promo]')).toBeVisible()
    await expect(page.locator('input[name=learner]').first()).toBeAttached()
    await expectAccessiblePage(page)
    await page.locator('main aside button').last().click()
    for (const outcome of ['pending', 'fail', 'succeed']) {
      await page.waitForURL('**/__mock/pages/pay/**')
      await page.locator(`a.${outcome}`).click()
      await page.waitForURL('**/checkout?payment=*')
      await expect(page.locator('h1')).toBeVisible()
      await expectAccessiblePage(page)
      if (outcome !== 'succeed') await page.locator('main [role=status] button').first().click()
    }
  },
)

test(
  'each step of booking seats for kids is accessible, logs no errors and fits the screen',
  chooseTag(0),
  async ({ page }) => {
    await startAs(page, 'student')
    await openPage(page, '/groups')
    await page.locator('main article button:not([aria-disabled=true])').first().click()
    await page.locator('main a[href^="/groups/"]').first().click()
    await choose(page, 'input[name=program]')
    await page.locator('main input[type=checkbox]:visible:not([disabled])').first().check()
    await expectAccessiblePage(page)
    await getContinueLink(page).click()
    await choose(page, 'input[name=webinar]:not([aria-disabled=true])')
    await expectAccessiblePage(page)
    await getContinueLink(page).click()
    await expect(page.locator('input[name=promo]')).toBeVisible()
    await expectAccessiblePage(page)
  },
)
