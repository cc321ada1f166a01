import { expect, test } from 'vitest'
import { listDescriptions, listTitles, parse } from './sources.ts'

const text = `
export const journeys = { guest: { description: 'a guest visits' }, other: { title: 'left out' } }
test('a title', () => undefined)
`

test('descriptions and titles are found with their lines, other texts are not', () => {
  const file = parse({ path: 'a.ts', text })
  expect(listDescriptions(file)).toEqual([{ line: 2, text: 'a guest visits' }])
  expect(listTitles(file)).toEqual([{ line: 3, text: "'a title'" }])
})
