import { expect, test } from 'vitest'
import { isolateText } from './isolateText.ts'

test('a name stands between the two marks of an isolate', () => {
  expect([...isolateText('Nour')]).toEqual(['\u2068', ...'Nour', '\u2069'])
})
