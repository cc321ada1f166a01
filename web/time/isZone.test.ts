import { expect, test } from 'vitest'
import { isZone } from './isZone.ts'

test('a name is a time zone when the engine knows it', () => {
  expect(['Africa/Cairo', 'UTC', 'Asia/Calcutta'].map(isZone)).toEqual([true, true, true])
  expect(['', 'Nowhere', 'Africa/Cairo ', '<b>'].map(isZone)).toEqual([false, false, false, false])
})
