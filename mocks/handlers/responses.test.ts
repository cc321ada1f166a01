import { expect, test } from 'vitest'
import { getMessage } from '#mocks/data/texts.ts'
import type { Call } from '#mocks/handlers/call.ts'
import {
  buildFieldFailure,
  ErrorResponse,
  respondData,
  respondMessage,
  respondSaved,
  throwConflict,
  throwConflictText,
  throwFieldErrors,
  throwFieldText,
  throwForbidden,
  throwNotFound,
} from '#mocks/handlers/responses.ts'

// The member that is read
const call = { language: 'ar' } as Call
const buildMessage = (key: 'notFound' | 'changed' | 'forbidden') => ({
  success: false,
  Messages: [{ Message: getMessage(key, 'ar') }],
})

test.each([
  [() => throwNotFound(call), 404, buildMessage('notFound')],
  [() => throwConflict(call), 409, buildMessage('changed')],
  [() => throwForbidden(call), 403, buildMessage('forbidden')],
  [() => throwConflictText('taken'), 409, { success: false, Messages: [{ Message: 'taken' }] }],
  [() => throwFieldText('a', 'taken'), 422, { success: false, errors: { a: ['taken'] } }],
  [
    () => throwFieldErrors(call, { a: 'notFound' }),
    422,
    { success: false, errors: { a: [getMessage('notFound', 'ar')] } },
  ],
])('%s is thrown with the status %d and its texts', (work, status, body) => {
  let error: unknown
  try {
    work()
  } catch (thrown) {
    error = thrown
  }
  expect(error).toBeInstanceOf(ErrorResponse)
  expect(error).toMatchObject({ status, body })
})

test('a refusal without a status is 400', () => {
  expect(new ErrorResponse(buildFieldFailure({ a: 'notFound' }, 'en')).status).toBe(400)
})

test('a success has its data, a message in the language of the call, or both', () => {
  const Messages = [{ Message: getMessage('saved', 'ar') }]
  expect(respondData([1])).toEqual({ status: 200, body: { success: true, data: [1] } })
  expect(respondMessage(call, 'saved')).toEqual({ status: 200, body: { success: true, Messages } })
  expect(respondSaved(call, 7)).toEqual({ status: 200, body: { success: true, Messages, data: { id: 7 } } })
})
