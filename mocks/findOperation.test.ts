import { expect, test } from 'vitest'
import type { OperationId } from '#mocks/handlers/responses.ts'
import { findOperation } from '#mocks/findOperation.ts'

test('an operation is found by its id', () => {
  expect(findOperation('readTeaching').template).toMatch(/^\//)
})

test('an unknown id is refused, with the one that was meant', () => {
  expect(() => findOperation('readteaching' as OperationId)).toThrow(
    'No operation readteaching, but readTeaching',
  )
  expect(() => findOperation('nothing' as OperationId)).toThrow(/^No operation nothing$/)
})
