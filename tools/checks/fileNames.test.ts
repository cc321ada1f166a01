import { expect, test } from 'vitest'
import { listMisnamedFiles } from './fileNames.ts'

const find = (path: string, text: string) => listMisnamedFiles([{ path, text }])

test.each([
  ['bff/http/compression.ts', 'export function compress() {}'],
  ['web/features/booking/queries.ts', 'export const tutorQuery = 1'],
  ['web/ui/Money.tsx', 'export function Money() {}'],
  ['mocks/world/records.ts', 'export interface KidRecord {}'],
  ['sdk/listThings.ts', 'export { listThings, other } from "./other.ts"'],
])('the name of %s leads to an export', (path, text) => {
  expect(find(path, text)).toEqual({ total: 1, misnamed: [] })
})

test('a file whose name is part of no exported name is found', () => {
  const path = 'web/features/booking/usual.ts'
  expect(find(path, 'export function findCourse() {}\nfunction usual() {}')).toEqual({
    total: 1,
    misnamed: [path],
  })
})

test('entries, tests, tools and files without exports are not counted', () => {
  const text = 'export const other = 1'
  for (const path of ['bff/main.ts', 'sdk/index.ts', 'web/ui/Money.test.tsx', 'tools/check.ts'])
    expect(find(path, text)).toEqual({ total: 0, misnamed: [] })
  expect(find('web/ui/Money.tsx', 'const own = 1')).toEqual({ total: 0, misnamed: [] })
})
