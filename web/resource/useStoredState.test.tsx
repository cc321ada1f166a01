import { beforeEach, expect, test } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { useStoredState } from './useStoredState.ts'

const key = 'mk.columns.test' as const
const readNames = (value: unknown) => (Array.isArray(value) ? value.map(String) : undefined)

beforeEach(() => localStorage.removeItem(key))

test('a value is kept for the next visit', async () => {
  const first = await renderHook(() => useStoredState(key, ['name'], readNames))
  expect(first.result.current[0]).toEqual(['name'])
  await first.act(() => first.result.current[1](['email']))
  expect(first.result.current[0]).toEqual(['email'])
  const second = await renderHook(() => useStoredState(key, ['name'], readNames))
  expect(second.result.current[0]).toEqual(['email'])
})

test.each(['no JSON', '{"a":1}'])(
  'the stored text %s, which is no such value, counts as none',
  async (text) => {
    localStorage.setItem(key, text)
    const { result } = await renderHook(() => useStoredState(key, ['name'], readNames))
    expect(result.current[0]).toEqual(['name'])
  },
)
