import type { Page } from '@playwright/test'

/** The rows of the list that a page shows. */
export const getRows = (page: Page) => page.locator('tbody tr')

async function openRowActions(page: Page, row: number): Promise<void> {
  await getRows(page)
    .nth(row)
    .getByRole('button', { name: /^Actions for/ })
    .click()
}

/** Runs an action of a row, by its English name. */
export async function runRowAction(page: Page, row: number, action: string): Promise<void> {
  await openRowActions(page, row)
  await page.getByRole('button', { name: action, exact: true }).click()
}

/** Answers the question about an action with a yes, by the action's English name. */
export async function confirmAction(page: Page, action: string): Promise<void> {
  await page.getByRole('alertdialog').getByRole('button', { name: action, exact: true }).click()
}

/** Follows a link among the actions of a row. */
export async function followRowLink(page: Page, row: number, link: string): Promise<void> {
  await openRowActions(page, row)
  await page.getByRole('link', { name: link, exact: true }).click()
}

/** Reads the name of the record in a row. */
export async function readName(page: Page, row: number): Promise<string> {
  return (await getRows(page).nth(row).locator('bdi').first().textContent()) ?? ''
}
