import { expect, test } from 'vitest'
import { unwrapData } from './unwrapData.ts'

test('the data of a call is returned, and its failure passed on', async () => {
  expect(await unwrapData(Promise.resolve({ data: { id: 1 } }))).toEqual({ id: 1 })
  await expect(unwrapData(Promise.reject(new Error('refused')))).rejects.toThrow('refused')
})
