import { expect, test } from 'vitest'
import { getById, institutes } from '#mocks/data/catalogue.ts'
import { buildFrame, findPage } from '#mocks/pictures/pages.ts'

const [first, third] = [1, 3].map((id) => getById(institutes, id)) as [
  (typeof institutes)[number],
  (typeof institutes)[number],
]

test('a page is written in its language and direction', () => {
  const [en, ar] = (['en', 'ar'] as const).map((language) => findPage('/__mock/pages/terms', first, language))
  expect(String(en?.body)).toContain('<html lang="en" dir="ltr">')
  expect(String(ar?.body)).toContain('<html lang="ar" dir="rtl">')
  expect([en?.headers?.['content-language'], ar?.headers?.['content-language']]).toEqual(['en', 'ar'])
  expect(String(en?.body)).toContain(first.name.en)
})

test('only the pages that are written exist', () => {
  expect(findPage('/__mock/pages/other', first, 'en')).toBeUndefined()
  expect(findPage('/__mock/pages/toString', first, 'en')).toBeUndefined()
})

test('a page runs no script and is framed by pages of this machine alone', () => {
  const policy = findPage('/__mock/pages/terms', first, 'en')?.headers?.['content-security-policy']
  expect(policy).toMatch(
    /^default-src 'none'; .*frame-ancestors 'self' http:\/\/localhost:\* http:\/\/\*\.localhost:\*$/,
  )
})

test('the strong colour is the one that can be read on paper', () => {
  const readStrong = (institute: typeof first) => {
    const { body } = buildFrame({ institute, language: 'en', title: '', lead: '', content: '' })
    return /header p\{margin:0;color:([^}]+)\}/.exec(String(body))?.[1]
  }
  expect([readStrong(first), readStrong(third)]).toEqual([first.primary, third.secondary])
})
