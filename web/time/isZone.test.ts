import { expect, test } from 'vitest'
import { isZone } from './isZone.ts'

test('a zone is one that the engine knows', () => {
  expect(['Africa/Cairo', 'UTC', 'Asia/Calcutta'].map(isZone)).toEqual([true, true, true])
  expect(['', 'Nowhere', 'Africa/Cairo ', '<b>'].map(isZone)).toEqual([false, false, false, false])
})
