import { createRequire } from 'node:module'
import { Resvg } from '@resvg/resvg-js'
import { expect, test } from 'vitest'
import { renderCard } from './card.ts'

const { resolve } = createRequire(import.meta.url)
const fontFiles = ['400Regular/ReadexPro_400Regular', '600SemiBold/ReadexPro_600SemiBold'].map((name) =>
  resolve(`@expo-google-fonts/readex-pro/${name}.ttf`),
)

const sample = {
  description: 'Learn Arabic with us',
  institute: 'Huruf',
  colour: '#000000',
  onColour: '#ffffff',
  isRightToLeft: false,
}

/** Draws the texts of a card alone. @returns where they begin and end */
function measureTexts(
  texts: { title: string; description: string; institute: string },
  isRightToLeft = false,
) {
  const card = renderCard({ ...texts, colour: '#000000', onColour: '#ffffff', isRightToLeft })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">${card.match(/<text.*?<\/text>/g)?.join('')}</svg>`
  const font = { loadSystemFonts: false, fontFiles, defaultFontFamily: 'Readex Pro' }
  const box = new Resvg(svg, { font }).getBBox()
  const measureLastLetter = () => {
    const { pixels, width, height } = new Resvg(svg, { font }).render()
    const hasInk = (x: number) =>
      Array.from({ length: height }, (_, y) => pixels[(y * width + x) * 4 + 3]).some((alpha) => alpha)
    let last = width - 1
    while (last > 0 && !hasInk(last)) last -= 1
    let first = last
    while (first > 0 && hasInk(first)) first -= 1
    return last - first
  }
  return { svg, start: box?.x ?? 0, end: (box?.x ?? 0) + (box?.width ?? 0), measureLastLetter }
}

/** Measures the last letter of a title, or its quote. */
function measureTitleEnd(title: string, isRightToLeft: boolean): number {
  return measureTexts({ title, description: '', institute: '' }, isRightToLeft).measureLastLetter()
}

test('in a right-to-left line with Latin letters the Arabic ones, which come first, stand at the right', () => {
  const alef = measureTexts({ title: 'ا', description: '', institute: '' }, true).measureLastLetter()
  const both = measureTexts({ title: 'ا MMM', description: '', institute: '' }, true).measureLastLetter()
  const latin = measureTexts({ title: 'MMM', description: '', institute: '' }, true).measureLastLetter()
  expect(both).toBe(alef)
  expect(latin).toBeGreaterThan(alef)
})

test('a Latin name with quotes is drawn the same on cards of both directions, but at the other edge', () => {
  const title = 'W "l"'
  const end = measureTitleEnd(title, true)
  expect(end).toBe(measureTitleEnd(title, false))
  expect(end).toBeLessThan(measureTitleEnd('W', true))
  // The Arabic title behind the name makes it a line from right to left, which begins with the name
  expect(measureTitleEnd(`${title} ا`, true)).toBe(end)
  // Marks of direction in a name change nothing
  expect(measureTitleEnd('\u200fW "l\u200f"', true)).toBe(end)
})

test('an Arabic name with quotes begins a card from left to right with its last quote', () => {
  const { svg } = measureTexts({
    title: 'نور "س": Arabic <b>&',
    description: 'I teach العربية.',
    institute: '',
  })
  expect(svg).toContain('>\u2067نور "س"\u2069: Arabic &lt;b&gt;&amp;</text>')
  expect(svg).toContain('>I teach \u2067العربية\u2069.</text>')
})

test.each([
  ['W'.repeat(90), 'w'.repeat(300), 'M'.repeat(200), false],
  [
    'Donaudampfschifffahrtsgesellschaftskapitän',
    'One two three '.repeat(30),
    'A long name of an institute '.repeat(9),
    false,
  ],
  ['قسطنطينية'.repeat(12), 'كلمة طويلة جدا '.repeat(30), 'معهد النور لتعليم العربية '.repeat(9), true],
  ['س'.repeat(80), 'ض'.repeat(200), 'ش'.repeat(90), true],
] as const)('no line of a card runs off its edge: %s', (title, description, institute, isRightToLeft) => {
  const { start, end } = measureTexts({ title, description, institute }, isRightToLeft)
  expect(start).toBeGreaterThanOrEqual(70)
  expect(end).toBeLessThanOrEqual(1130)
})

test('a text that was cut ends with one ellipsis', () => {
  const description = 'Nobody is ever late. '.repeat(12)
  const { svg } = measureTexts({ title: 'A', description, institute: 'B' })
  expect(svg).toMatch(/[a-z]…</)
  expect(svg).not.toMatch(/[.…]…/)
})

test.each([
  ['Drawing 🎨 for 👩🏽‍🎓', 'Drawing for'],
  ['Ольга Иванова', 'Huruf'],
  ['李 Wei', 'Huruf'],
  ['گل‌چهره', 'Huruf'],
  ['ٹوبہ', 'Huruf'],
  ['نوڤا', 'نوڤا'],
  ['Zoë Çelik-Łukasz', 'Zoë Çelik-Łukasz'],
])('a card has no letters that its font cannot draw: %s', (title, heading) => {
  const card = renderCard({ ...sample, title })
  expect(card).toContain(`font-size="70">${heading}</text>`)
})
