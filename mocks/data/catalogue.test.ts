import { expect, test } from 'vitest'
import { courses, findInstitute, getById, getDefaultLanguage, institutes } from '#mocks/data/catalogue.ts'

test.each([
  ['noor.localhost:3000', 'noor.localhost'],
  ['NOOR.example.org', 'noor.localhost'],
  ['localhost', 'localhost'],
  ['other.example', 'localhost'],
  [undefined, 'localhost'],
])('the host %s is that of the institute at %s', (host, found) => {
  expect(findInstitute(host).host).toBe(found)
})

test('a record is returned by its id, and an unknown one is an error', () => {
  expect(getById(courses, 101)).toBe(courses[0])
  expect(() => getById(courses, 7)).toThrow('No record 7')
})

test('an institute has one of the two languages', () => {
  const [first] = institutes
  if (!first) throw new Error('No institutes')
  expect(['ar', 'fr'].map((default_language) => getDefaultLanguage({ ...first, default_language }))).toEqual([
    'ar',
    'en',
  ])
})

test('ages are whole years of groups of kids', () => {
  const grouped = courses.filter(({ ages }) => ages)
  expect(grouped.length).toBeGreaterThan(0)
  for (const { ages, isGroup, type } of grouped) {
    expect([isGroup, type]).toEqual([true, 'kids'])
    expect(ages?.from).toBeLessThan(ages?.to ?? 0)
  }
})
