import { expect, test } from 'vitest'
import { deriveNames } from './names.ts'
import { parseArguments } from './parseArguments.ts'

const list = ['list', 'coupons', '--title', 'Coupons, القسائم', '--one', 'Coupon, القسيمة']

test('a list has a title, a name of one record, and fields', () => {
  expect(parseArguments([...list, 'code:text:Code:الرمز', 'uses:number:Uses:المرات'])).toMatchObject({
    kind: 'list',
    name: 'coupons',
    title: { en: 'Coupons', ar: 'القسائم' },
    fields: [
      { name: 'code', kind: 'text' },
      { name: 'uses', kind: 'number' },
    ],
  })
})

test.each([
  [[], 'The first argument is list or page.'],
  [['list', 'My list'], '"My list" is no name in camelCase.'],
  [['page', 'pricing'], '--title needs an English and an Arabic text with a comma between them.'],
  [list.slice(0, 4), '--one needs an English and an Arabic text with a comma between them.'],
  [[...list, 'code:colour:Code:الرمز'], '"code:colour:Code:الرمز" is no field: name:kind:English:Arabic.'],
  [[...list, 'code:text:Code'], '"code:text:Code" is no field: name:kind:English:Arabic.'],
  [[...list, 'uses:number:Uses:المرات'], 'The first field is a text: it names a record.'],
  [list, 'The first field is a text: it names a record.'],
])('%j is refused with a sentence', (args, sentence) => {
  expect(parseArguments(args)).toBe(sentence)
})

test('names of a list follow from its plural', () => {
  expect(deriveNames('promoStories')).toEqual({
    plural: 'promoStories',
    Plural: 'PromoStories',
    singular: 'promoStory',
    Singular: 'PromoStory',
    path: 'promo-stories',
  })
})
