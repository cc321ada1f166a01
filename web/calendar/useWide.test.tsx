import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { useWide } from './useWide.ts'

function Probe() {
  return <p>{useWide() ? 'grid' : 'list'}</p>
}

test('a window that is made wider or narrower changes between grid and list', async () => {
  await page.viewport(767, 800)
  await render(<Probe />)
  await expect.element(page.getByText('list')).toBeVisible()
  await page.viewport(768, 800)
  await expect.element(page.getByText('grid')).toBeVisible()
  await page.viewport(767, 800)
  await expect.element(page.getByText('list')).toBeVisible()
})
