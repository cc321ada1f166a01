import { expect, test } from 'vitest'
import { getMessage } from '#mocks/data/texts.ts'
import { runForEach } from '#mocks/handlers/bulk.ts'
import type { Call } from '#mocks/handlers/call.ts'
import { throwNotFound } from '#mocks/handlers/responses.ts'

// The members that are read
const call = { language: 'en' } as Call

test('the result of each record is reported, a refused one with its message', () => {
  const results = runForEach(call, [1, 2, 3], (id) => (id === 2 ? throwNotFound(call) : undefined))
  expect(results).toEqual([
    { id: 1, success: true, message: null },
    { id: 2, success: false, message: getMessage('notFound', 'en') },
    { id: 3, success: true, message: null },
  ])
})

test('a fault of the program is not a result', () => {
  expect(() => runForEach(call, [1], () => expect.fail('a fault'))).toThrow('a fault')
})

test('in a scenario every second record fails unchanged', () => {
  const changed: number[] = []
  const results = runForEach({ ...call, isHalfFailing: true }, [1, 2, 3, 4], (id) => changed.push(id))
  expect(results.map(({ success }) => success)).toEqual([true, false, true, false])
  expect(changed).toEqual([1, 3])
  expect(results[1]?.message).toBe(getMessage('bulkFailed', 'en'))
})
