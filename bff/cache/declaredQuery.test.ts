import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { keepDeclaredQuery, sortQuery } from '#bff/cache/declaredQuery.ts'
import { operations, type Operation } from '#sdk/operations.ts'

const operation = operations.find(({ id }) => id === 'listTutors') as Operation // Guaranteed by the documents
const declared = fc.constantFrom(...(operation.query ?? []))
const foreign = fc.stringMatching(/^[a-z_]{1,8}$/).filter((name) => !operation.query?.includes(name))
const value = fc.string().map(encodeURIComponent)
const toParameter = ([name, text]: [string, string]) => `${name}=${text}`

test('undeclared parameters are removed; declared ones keep their values and order', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(declared, value).map(toParameter)),
      fc.array(fc.tuple(foreign, value).map(toParameter)),
      fc.array(fc.nat()),
      (kept, dropped, places) => {
        const mixed = [...kept]
        dropped.forEach((parameter, index) =>
          mixed.splice((places[index] ?? 0) % (mixed.length + 1), 0, parameter),
        )
        const query = mixed.length ? `?${mixed.join('&')}` : ''
        expect(keepDeclaredQuery(query, operation)).toBe(kept.length ? `?${kept.join('&')}` : '')
      },
    ),
  )
})

test.each([
  ['?%70age=2', '?%70age=2'],
  ['?page%=2&%zz=1&%ff=1&%c3%a9=1&%=1&page=3', '?page=3'],
  ['?p%2561ge=2', ''],
  ['?se+arch=2&search=a+b', '?search=a+b'],
])('the query %s is reduced to %j, however its characters are escaped', (query, kept) => {
  expect(keepDeclaredQuery(query, operation)).toBe(kept)
})

test.each([
  ['/tutors/list/?b=2&a=1&b=1', '/tutors/list/?a=1&b=2&b=1'],
  ['/tutors/list/?b=1&%61=2&c=3', '/tutors/list/?%61=2&b=1&c=3'],
  ['/tutors/list/?&b=1&&a=2&', '/tutors/list/?a=2&b=1'],
  ['/tutors/list/?', '/tutors/list/'],
])('the query of %s is sorted by name, and the values of one name keep their order', (target, sorted) => {
  expect(sortQuery(target)).toBe(sorted)
})
