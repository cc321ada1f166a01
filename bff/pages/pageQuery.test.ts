import { expect, test } from 'vitest'
import { watchReads } from '#bff/pages/pageQuery.ts'

const call = { method: 'GET', path: '/tutor/filters/', language: 'en' } as const
const response = { status: 200, headers: {}, body: '{}' } as const

test('reads are complete until one of them is not answered', async () => {
  const responses = [response, undefined, response]
  const { read, isComplete } = watchReads(async () => responses.shift())
  expect([await read(call), isComplete()]).toEqual([response, true])
  expect([await read(call), isComplete()]).toEqual([undefined, false])
  expect([await read(call), isComplete()]).toEqual([response, false])
})
