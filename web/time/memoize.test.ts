import { expect, test, vi } from 'vitest'
import { isZone } from './isZone.ts'
import { memoize } from './memoize.ts'

test('a value is computed once for each key, and all are dropped when there are too many', () => {
  const get = memoize<string>(2)
  const make = vi.fn<(key: string) => string>((key) => key.toUpperCase())
  const read = (key: string) => get(key, () => make(key))
  expect(['a', 'b', 'a', 'b'].map(read)).toEqual(['A', 'B', 'A', 'B'])
  expect(make).toHaveBeenCalledTimes(2)
  expect([read('c'), read('a'), read('c')]).toEqual(['C', 'A', 'C'])
  expect(make).toHaveBeenCalledTimes(4)
})

test('a value that is false is kept too', () => {
  const get = memoize<boolean>(2)
  const make = vi.fn<() => boolean>(() => false)
  expect([get('a', make), get('a', make)]).toEqual([false, false])
  expect(make).toHaveBeenCalledOnce()
})

test.each([
  ['Africa/Cairo', true],
  ['UTC', true],
  ['Mars/Olympus', false],
  ['', false],
  ['not a zone', false],
])('whether %j is a time zone: %s, asked twice', (name, isOne) => {
  expect([isZone(name), isZone(name)]).toEqual([isOne, isOne])
})
