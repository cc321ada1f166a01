import { expect, test } from 'vitest'
import { isInstant } from './isInstant.ts'

test.each(['2026-11-23T16:00:00Z', '2026-11-23T16:00:00+02:00', '2026-11-23T16:00:00.250Z'])(
  '%s is an instant',
  (value) => expect(isInstant(value)).toBe(true),
)

test.each(['x2026-11-23T16:00:00Z', '2026-11-23', '2026-11-23Tx', '2026-13-23T16:00:00Z', 7])(
  '%s is not an instant',
  (value) => expect(isInstant(value)).toBe(false),
)
