import { readFileSync, readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { defined, definers, resources } from './resources.ts'

describe.each(['en', 'ar'])('texts of managed lists in %s', (language) => {
  const folder = `web/i18n/${language}`
  const texts: Record<string, string> = Object.assign(
    {},
    ...readdirSync(folder).map((file) => JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as object),
  )

  it.each(resources)('$title has them all', ({ texts: wanted }) => {
    expect(wanted.filter((id) => !(id in texts))).toEqual([])
  })
})

it('every function of the features that declares a list has rows here', () => {
  expect(Object.keys(defined).toSorted()).toEqual(definers.toSorted())
})

it('every list is found once, with the person who reads it', () => {
  const titles = resources.map(({ title }) => title)
  expect(titles).toEqual(expect.arrayContaining(['students.title (operator)', 'myStudents.title (tutor)']))
  expect(new Set(titles).size).toBe(titles.length)
})
