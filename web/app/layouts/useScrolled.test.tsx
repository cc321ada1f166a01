import { afterEach, expect, test } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { useScrolled } from './useScrolled.ts'

afterEach(() => document.body.style.removeProperty('height'))

test('a page is scrolled once it is further than the pixels, until it is back', async () => {
  document.body.style.height = '5000px'
  const { result } = await renderHook(() => useScrolled(80))
  expect(result.current).toBe(false)
  scrollTo(0, 81)
  await expect.poll(() => result.current).toBe(true)
  scrollTo(0, 80)
  await expect.poll(() => result.current).toBe(false)
})
