import { expect, test } from 'vitest'
import { hideOverControls } from './hideOverControls.ts'

/** Shows a floating square of 56 px, and a control of the smallest size at a distance from its upper edge. */
async function show(top: number) {
  const control = document.createElement('button')
  control.style.cssText = `position:fixed;left:100px;top:${200 + top}px;width:90px;height:24px;padding:0;border:0`
  const floating = document.createElement('div')
  floating.style.cssText = 'position:fixed;left:140px;top:200px;width:56px;height:56px'
  document.body.append(control, floating)
  const end = hideOverControls(floating)
  await new Promise(requestAnimationFrame)
  await new Promise(requestAnimationFrame)
  const isHidden = floating.style.visibility === 'hidden'
  end()
  control.remove()
  floating.remove()
  return isHidden
}

test('a floating element is hidden over a control wherever that lies below it', async () => {
  for (const top of [-10, 2, 16, 30, 44]) expect(await show(top), `${top} px`).toBe(true)
})

test('a floating element beside a control stays visible', async () => {
  expect(await show(-40)).toBe(false)
  expect(await show(70)).toBe(false)
})
