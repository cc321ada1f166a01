import { expect, test } from 'vitest'
import { createSearch, normalize } from '#mocks/world/search.ts'

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
  expect(normalize(written)).toBe(normalize(typed))
})

test('a search matches all words, in any case and order', () => {
  const search = createSearch(' SHUKRI amal ')
  expect(search?.(normalize('Amal Shukri'))).toBe(true)
  expect(search?.(normalize('Amal Fathi'))).toBe(false)
})

test('a search without words is undefined', () => {
  expect(createSearch('  ')).toBeUndefined()
  expect(createSearch(null)).toBeUndefined()
})
