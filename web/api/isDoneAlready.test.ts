import { ApiError } from '#sdk'
import { expect, test } from 'vitest'
import { isDoneAlready, isOvertaken } from './isDoneAlready.ts'

const refuse = (status: number) => new ApiError({ status, code: 'error', messages: [] })

test('a change is overtaken when the record is gone or has changed', () => {
  expect([404, 409, 400, 500].map((status) => isOvertaken(refuse(status)))).toEqual([
    true,
    true,
    false,
    false,
  ])
  expect(isOvertaken(new Error('offline'))).toBe(false)
})

test('a goal that is reached already does not count as a failure', async () => {
  expect(await isDoneAlready(refuse(409), async () => true)).toBe(true)
  expect(await isDoneAlready(refuse(409), async () => false)).toBe(false)
})

test('another refusal, or one whose state cannot be read, is a failure', async () => {
  expect(await isDoneAlready(refuse(400), async () => true)).toBe(false)
  expect(await isDoneAlready(refuse(409))).toBe(false)
  expect(await isDoneAlready(refuse(409), () => Promise.reject(new Error('offline')))).toBe(false)
})
