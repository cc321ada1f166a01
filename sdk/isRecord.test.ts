import { expect, test } from 'vitest'
import { isObject, isRecord } from './isRecord.ts'

test('a record is an object that is not an array', () => {
  const values = [{}, [], null, undefined, 'text', 1, () => undefined]
  expect(values.map(isRecord)).toEqual([true, false, false, false, false, false, false])
  expect(values.map(isObject)).toEqual([true, true, false, false, false, false, false])
})
