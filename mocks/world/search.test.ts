import { expect, test } from 'vitest'
import { createSearch, normalise } from '#mocks/world/search.ts'

test.each([
  ['أحمد', 'احمد'],
  ['إيمان', 'ايمان'],
  ['آدم', 'ادم'],
  ['فاطمة', 'فاطمه'],
  ['مُصْطَفَى', 'مصطفي'],
  ['عبـــد الله', 'عبد الله'],
  ['لؤي', 'لوي'],
  ['أسماء', 'اسما'],
  ['Türkiye', 'turkiye'],
  ["Mas'oud", 'masoud'],
])('%s is found as %s', (written, typed) => {
  expect(normalise(written)).toBe(normalise(typed))
})

test('a search matches all words, in any case and order', () => {
  const search = createSearch(' SHUKRI amal ')
  expect(search?.(normalise('Amal Shukri'))).toBe(true)
  expect(search?.(normalise('Amal Fathi'))).toBe(false)
})

test('a search without words is undefined', () => {
  expect(createSearch('  ')).toBeUndefined()
  expect(createSearch(null)).toBeUndefined()
})
