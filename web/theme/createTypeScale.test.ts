import { expect, test } from 'vitest'
import { createTypeScale } from './createTypeScale.ts'

test('Arabic lines are four pixels higher at the same size', () => {
  const [english, arabic] = [createTypeScale('en'), createTypeScale('ar')]
  expect(Object.keys(arabic)).toEqual(Object.keys(english))
  for (const [name, value] of Object.entries(english)) {
    const extra = name.startsWith('lineHeight') ? 4 : 0
    expect(Number.parseInt(arabic[name] ?? '', 10)).toBe(Number.parseInt(value, 10) + extra)
  }
  expect(english).toMatchObject({ fontSizeBase300: '14px', lineHeightBase300: '22px' })
})
