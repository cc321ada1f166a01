import { expect, test, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { usePastEnd } from './usePastEnd.ts'

const createList = (count: number) => ({ data: { data: Array.from({ length: count }) }, isLoading: false })

test.each([
  ['the second page without rows', createList(0), 2, true],
  ['the first page without rows, an empty list', createList(0), 1, false],
  ['a page with rows', createList(3), 2, false],
  ['a page that is loading', { data: createList(0).data, isLoading: true }, 2, false],
  ['a page that failed', { data: undefined, isLoading: false }, 2, false],
])('%s leads to the first page: %4$s', async (_, list, page, isPast) => {
  const toFirst = vi.fn<() => void>()
  const { result } = await renderHook(() => usePastEnd(list, page, toFirst))
  expect(result.current).toBe(isPast)
  expect(toFirst).toHaveBeenCalledTimes(isPast ? 1 : 0)
})
