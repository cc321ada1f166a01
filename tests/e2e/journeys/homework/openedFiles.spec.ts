import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, openPage, startAs, test } from '../../browse.ts'
import { attachFile } from '../../files.ts'
import { openRow } from '../../people.ts'

const film = readFileSync(new URL('../../../../mocks/pictures/recording.webm', import.meta.url))

test('a film and a picture of a catalog open in a tab of their own, and the film plays from any second', async ({
  page,
}) => {
  await startAs(page, 'operator')
  await openPage(page, '/dashboard/catalog')
  await page.getByRole('button', { name: 'New catalog' }).first().click()
  const panel = page.getByRole('dialog')
  await panel.locator('input[name=title]').fill('Recitations')
  await attachFile(panel.locator('input[type=file]'), 'film.webm', 'video/webm', film)
  await attachFile(panel.locator('input[type=file]'), 'sound.webm', 'audio/webm', film)
  await attachFile(panel.locator('input[type=file]'), 'alif.png', 'image/png', Buffer.from(pixel, 'base64'))
  await panel.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(panel).toHaveCount(0)
  await openRow(page, 'Recitations')
  for (const name of ['film.webm', 'sound.webm']) {
    const opened = await openFile(page, name)
    const player = opened.tab.locator('video')
    await expect(player).toHaveJSProperty('readyState', 4)
    expect(await player.evaluate(moveToEnd)).toBeGreaterThan(3)
    expect(opened.errors).toEqual([])
    await opened.tab.close()
  }
  const { tab, errors } = await openFile(page, 'alif.png')
  await expect(tab.locator('img')).toHaveJSProperty('naturalWidth', 1)
  expect(errors).toEqual([])
})

const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** Opens a file from the panel; what the policy of its response forbids stands among the errors. */
async function openFile(page: Page, name: string): Promise<{ tab: Page; errors: readonly string[] }> {
  const errors: string[] = []
  page.context().once('page', (tab) => {
    tab.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) errors.push(message.text())
    })
  })
  const opened = page.context().waitForEvent('page')
  await page.getByRole('link', { name: `Open ${name}` }).click()
  const tab = await opened
  await tab.waitForLoadState()
  return { tab, errors }
}

/** Moves a player to its last second and returns where it stands then. */
async function moveToEnd(video: HTMLElement | SVGElement): Promise<number> {
  const player = video as HTMLVideoElement // The cast is safe: the locator names the tag
  player.pause()
  const seeked = new Promise((resolve) => player.addEventListener('seeked', resolve, { once: true }))
  player.currentTime = player.duration - 0.5
  await seeked
  return player.currentTime
}
