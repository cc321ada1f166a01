import { expect, test } from 'vitest'
import { clampContrast, computeContrast, parseHex, toHex, type Oklch } from './color.ts'

function parse(text: string): Oklch {
  const colour = parseHex(text)
  if (!colour) throw new Error(`${text} is no colour`)
  return colour
}

test.each(['#0f5c56', '#ffffff', '#000000', '#c08a2e', '#ff0000', '#00ff00', '#0000ff'])(
  'the colour %s is the same after it was converted to OKLCH and back',
  (hex) => {
    expect(toHex(parse(hex))).toBe(hex)
  },
)

test('a colour may be short, in capitals, with space around it and without its sign', () => {
  expect(['#abc', 'AABBCC', ' #aabbcc '].map((text) => toHex(parse(text)))).toEqual([
    '#aabbcc',
    '#aabbcc',
    '#aabbcc',
  ])
})

test.each([undefined, '', '#ab', '#abcd', '#aabbccdd', 'red', '#gggggg', 'url(#abc)', '#aabbcc;'])(
  '%j is no colour',
  (text) => {
    expect(parseHex(text)).toBeUndefined()
  },
)

test('white has lightness 1 and no chroma, red its hue', () => {
  expect(parse('#fff').l).toBeCloseTo(1, 4)
  expect(parse('#fff').c).toBeCloseTo(0, 4)
  expect(parse('#f00').h).toBeCloseTo(29.2, 1)
})

test('a colour outside sRGB keeps its lightness and hue and loses chroma', () => {
  const { l, c, h } = parse(toHex({ l: 0.7, c: 0.4, h: 150 }))
  expect(l).toBeCloseTo(0.7, 1)
  expect(Math.abs(h - 150)).toBeLessThan(5)
  expect(c).toBeLessThan(0.3)
})

test('the contrast of two colours is that of WCAG, in either order', () => {
  expect(computeContrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
  expect(computeContrast('#ffffff', '#777777')).toBeCloseTo(4.48, 2)
  expect(computeContrast('#777777', '#ffffff')).toBe(computeContrast('#ffffff', '#777777'))
  expect(computeContrast('#777777', '#777777')).toBe(1)
})

test('a colour is darkened on a light ground and lightened on a dark one, only as far as it must', () => {
  const yellow = parse('#ffee55')
  const dark = clampContrast(yellow, '#ffffff', 4.5)
  expect(computeContrast(toHex(dark), '#ffffff')).toBeGreaterThanOrEqual(4.5)
  expect(computeContrast(toHex(dark), '#ffffff')).toBeLessThan(5)
  const blue = parse('#112244')
  const light = clampContrast(blue, '#000000', 4.5)
  expect(light.l).toBeGreaterThan(blue.l)
  expect(computeContrast(toHex(light), '#000000')).toBeGreaterThanOrEqual(4.5)
  expect(clampContrast(parse('#000'), '#ffffff', 4.5)).toEqual(parse('#000'))
})
