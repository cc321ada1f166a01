import { expect, test } from 'vitest'
import { assertFree } from './assertFree.ts'
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

const code = 'code:text:Code:الرمز'
const texts = 'an English and an Arabic text with one comma between them.'
const fieldForm = 'name:kind:English:Arabic with kind text, number, day.'

test.each([
  [[], 'The first argument is list or page.'],
  [['list', 'My list'], '"My list" is not a name in camelCase.'],
  [['list', 'news'], '"news" cannot be the name of a list: "new" is a reserved word.'],
  [['list', 'exports'], '"exports" cannot be the name of a list: "export" is a reserved word.'],
  [['list', 'events'], '"events" cannot be the name of a list: "Event" is a global of JavaScript.'],
  [
    ['list', 'texts'],
    '"texts" cannot be the name of a list: "text" has a meaning in the files that are written.',
  ],
  [['list', 'staff'], '"staff" is no plural: it does not end with s.'],
  [['page', 'new'], '"new" cannot be the name of a page: "new" is a reserved word.'],
  [['page', 'default'], '"default" cannot be the name of a page: "default" is a reserved word.'],
  [['page', 'pricing'], `--title needs ${texts}`],
  [['page', 'pricing', '--title', 'A, B, C'], `--title needs ${texts}`],
  [['page', 'pricing', '--titel', 'A, B'], '"--titel" is no option: there is --title.'],
  [['page', 'pricing', '--title', 'A, B', '--title', 'A, B'], '--title is given twice.'],
  [['page', 'pricing', '--title', 'A, B', 'more'], '"more" is too much: a page takes a name and --title.'],
  [list.slice(0, 4), `--one needs ${texts}`],
  [[...list, 'code:colour:Code:الرمز'], `"code:colour:Code:الرمز" is no field: ${fieldForm}`],
  [[...list, 'code:text:Code'], `"code:text:Code" is no field: ${fieldForm}`],
  [[...list, `${code}:More`], `"${code}:More" is no field: ${fieldForm}`],
  [[...list, 'uses:number:Uses:المرات'], 'The first field is a text: it names a record.'],
  [[...list, code, code], 'There are two fields "code".'],
  [[...list, code, 'class:text:A:B'], '"class" cannot be the name of a field: it is a reserved word.'],
  [[...list, code, 'id:number:A:B'], '"id" cannot be the name of a field: it is the number of every record.'],
  [
    [...list, code, 'constructor:text:A:B'],
    '"constructor" cannot be the name of a field: it is a member of every object.',
  ],
  [list, 'The first field is a text: it names a record.'],
])('%j is refused with a sentence', (args, sentence) => {
  expect(() => parseArguments(args)).toThrow(new Error(sentence))
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

test.each([
  ['branches', 'branch'],
  ['boxes', 'box'],
  ['courses', 'course'],
  ['addresses', 'address'],
])('the singular of %s is %s', (plural, singular) => {
  expect(deriveNames(plural).singular).toBe(singular)
})

test('a taken name is refused before a missing title', () => {
  expect(() => parseArguments(['list', 'tutors'], assertFree)).toThrow(
    new Error('The name "tutors" is taken: web/paths.ts has "tutors".'),
  )
})
