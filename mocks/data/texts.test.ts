import { expect, test } from 'vitest'
import {
  applyGender,
  formatClassCount,
  formatNameList,
  getMessage,
  getText,
  isMessageKey,
  repeatInBothLanguages,
  selectLanguage,
} from '#mocks/data/texts.ts'

test('a text has both languages, or one for both', () => {
  expect(getText('Class|حصة')).toEqual({ en: 'Class', ar: 'حصة' })
  expect(getText('Zoom')).toEqual(repeatInBothLanguages('Zoom'))
})

test('only own messages are keys', () => {
  expect(['saved', 'toString'].map(isMessageKey)).toEqual([true, false])
  expect(getMessage('saved', 'en')).not.toBe(getMessage('saved', 'ar'))
})

test('names are joined by the words of each language, and one stays as it is', () => {
  const [one, two] = [getText('Quran|قرآن'), getText('Tajweed|تجويد')]
  expect(formatNameList([one])).toBe(one)
  expect(formatNameList([one, two])).toEqual({ en: 'Quran and Tajweed', ar: 'قرآن وتجويد' })
  const [sara, noor] = ['Sara', 'Noor'].map((name) => ({ en: name, ar: name }))
  expect(formatNameList([sara ?? one, noor ?? two]).ar).toBe('\u2068Sara\u2069 و\u2068Noor\u2069')
  expect(formatNameList([])).toEqual({ en: '', ar: '' })
})

test('each gendered word of an Arabic text is resolved', () => {
  expect(applyGender('{معلم|معلمة} {صبور|صبورة}', true)).toBe('معلمة صبورة')
  expect(applyGender('{معلم|معلمة} {صبور|صبورة}', false)).toBe('معلم صبور')
})

test.each([
  ['ar-EG,en;q=0.5', 'ar'],
  ['de, EN-gb', 'en'],
  ['de', 'ar'],
  [undefined, 'ar'],
])('the first supported language of %s is selected', (header, language) => {
  expect(selectLanguage(header, 'ar')).toBe(language)
})

test('a number of classes has the forms of its language', () => {
  expect([1, 2].map((number) => formatClassCount(number, 'en'))).toEqual([
    '1 class of 60 minutes',
    '2 classes of 60 minutes',
  ])
  expect(
    [1, 2, 3, 11, 100].map((number) => formatClassCount(number, 'ar').split(' ').slice(0, 2).join(' ')),
  ).toEqual(['حصة واحدة', 'حصتان مدة', '3 حصص', '11 حصة', '100 حصة'])
})
