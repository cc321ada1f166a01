import { expect, test } from 'vitest'
import { publicPaths } from './generated/publicPaths.ts'
import { isPersonalKey } from './isPersonalKey.ts'

test('data is personal unless all visitors read it alike', () => {
  const [path] = publicPaths
  expect(path).toBeDefined()
  expect(isPersonalKey(['GET', path])).toBe(false)
  expect(isPersonalKey(['GET', '/account/profile/'])).toBe(true)
})

test('a key that is not a read of the API is not personal', () => {
  for (const key of ['/account/profile/', ['GET'], ['GET', 1], undefined])
    expect(isPersonalKey(key)).toBe(false)
})
