import { readFileSync, readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { pages } from '#web/app/routing/pages/pages.ts'
import { listNames, lists, type List } from '#web/lists.ts'
import { defined, definers, findDeclared, resources } from './resources.ts'

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

const declared = listNames.flatMap((name) => {
  const { file }: List = lists[name]
  return file ? [{ name, file }] : []
})

it.each(declared)('the page of $name loads every text of the list and of its form', ({ name, file }) => {
  const { resource, texts } = findDeclared(file, name)
  const areas = new Set(texts.map((id) => id.split('.', 1)[0]))
  expect(resource.name).toBe(name)
  expect([...areas].filter((area = '') => !pages[name].texts.some((loaded) => loaded === area))).toEqual([])
})
