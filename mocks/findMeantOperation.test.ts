import { expect, test } from 'vitest'
import { findMeantOperation } from '#mocks/findMeantOperation.ts'

const find = (method: string, path: string) => findMeantOperation(method, path)?.template

test('the longest end of a path that is an operation is meant', () => {
  expect(find('GET', '/students/list/')).toBe('/students/list/')
  expect(find('GET', '/api/v1/tutor/students/list/')).toBe('/tutor/students/list/')
  expect(find('POST', '/v1/auth/token/')).toBe('/auth/token/')
})

test('no operation is meant by another path or method', () => {
  expect([find('GET', '/nothing/'), find('DELETE', '/auth/token/'), find('GET', '')]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})
