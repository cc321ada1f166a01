import { expect, test, vi } from 'vitest'
import { getFormatter } from './getFormatter.ts'

test('a formatter is created once for its key', () => {
  const make = vi.fn<() => Intl.NumberFormat>(() => new Intl.NumberFormat('en'))
  expect(getFormatter('number/en', make)).toBe(getFormatter('number/en', make))
  expect(make).toHaveBeenCalledOnce()
  expect(getFormatter('number/ar', make)).not.toBe(getFormatter('number/en', make))
})
