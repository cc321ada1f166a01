import { expect, test } from 'vitest'
import { keepOffContent } from './keepOffContent.ts'

interface Content {
  tag: 'button' | 'p'
  left: number
  /** Distance from the upper edge of the floating element */
  top: number
}

/** Shows a floating square of 56 px, small one of 24 px at its right edge, and something below it. */
async function show({ tag, left, top }: Content) {
  const content = document.createElement(tag)
  content.textContent = tag === 'p' ? 'Words of a card' : ''
  content.style.cssText = `position:fixed;left:${left}px;top:${200 + top}px;width:90px;height:24px;margin:0;padding:0;border:0;font:14px/24px monospace`
  const styles = document.createElement('style')
  styles.textContent =
    '.floating{position:fixed;right:calc(100% - 196px);top:200px;width:56px;height:56px}.floating[data-small]{width:24px}'
  const floating = document.createElement('div')
  floating.className = 'floating'
  document.body.append(styles, content, floating)
  const end = keepOffContent(floating)
  await new Promise(requestAnimationFrame)
  await new Promise(requestAnimationFrame)
  const shown =
    floating.style.visibility === 'hidden' ? 'hidden' : 'small' in floating.dataset ? 'small' : 'large'
  end()
  for (const element of [styles, content, floating]) element.remove()
  return shown
}

test('a floating element is hidden over a control wherever that lies below it', async () => {
  for (const top of [-10, 2, 16, 30, 44])
    expect(await show({ tag: 'button', left: 100, top }), `${top} px`).toBe('hidden')
})

test('a floating element is small where the large one would lie over a text or a control, and it does not', async () => {
  for (const tag of ['p', 'button'] as const)
    for (const top of [-10, 16, 44]) expect(await show({ tag, left: 75, top }), `${top} px`).toBe('small')
})

test('a floating element beside all content stays large', async () => {
  for (const tag of ['p', 'button'] as const) {
    expect(await show({ tag, left: 100, top: -40 })).toBe('large')
    expect(await show({ tag, left: 100, top: 70 })).toBe('large')
    expect(await show({ tag, left: 40, top: 16 })).toBe('large')
  }
})
