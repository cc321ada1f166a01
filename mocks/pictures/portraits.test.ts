import { expect, test } from 'vitest'
import { drawPortrait } from '#mocks/pictures/portraits.ts'

test('a portrait is the same for the same name, and another for another', () => {
  expect(drawPortrait('1001-f')).toBe(drawPortrait('1001-f'))
  expect(drawPortrait('1001-f')).not.toBe(drawPortrait('1002-f'))
})

test.each(['f', 'm', 'g', 'b'])('portraits of the kind %s differ from person to person', (kind) => {
  expect(new Set([1, 2, 3, 4, 5, 6].map((id) => drawPortrait(`${id}-${kind}`))).size).toBe(6)
})

/** Whether each of some people covers the head. */
const listTops = (names: readonly string[]) => names.map((name) => /hijab/i.test(drawPortrait(name)))

test('odd numbers are women where no kind is given', () => {
  const odd = Array.from({ length: 12 }, (_, index) => `${index * 2 + 1}`)
  const even = odd.map((name) => `${Number(name) + 1}`)
  expect([listTops(odd).includes(true), listTops(even).includes(true)]).toEqual([true, false])
})
