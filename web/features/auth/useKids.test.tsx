import { beforeEach, expect, test } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { storeDraft } from '#web/storage/drafts.ts'
import { useKids } from './useKids.ts'

const layan = {
  first_name: 'Layan',
  last_name: 'Nasr',
  date_of_birth: '2018-04-02',
  gender: 'Female',
} as const
const omar = { ...layan, first_name: 'Omar', gender: 'Male' } as const

beforeEach(() => sessionStorage.clear())

test('kids are kept for the tab, replaced and removed by their place', async () => {
  const { result, act, unmount } = await renderHook(() => useKids())
  await act(() => result.current.save(layan, undefined))
  await act(() => result.current.save(omar, undefined))
  await act(() => result.current.save({ ...layan, first_name: 'Lina' }, 0))
  await act(() => result.current.remove(1))
  await unmount()
  const { result: later } = await renderHook(() => useKids())
  expect(later.current.kids.map(({ first_name }) => first_name)).toEqual(['Lina'])
})

test('nothing is kept of kids who are registered', async () => {
  const { result, act } = await renderHook(() => useKids())
  await act(() => result.current.save(layan, undefined))
  await act(() => result.current.clear())
  expect(sessionStorage.length).toBe(0)
})

test('stored values that are not kids are left out', async () => {
  storeDraft('register.kids', { kids: ['{', '7', '{"first_name":"Layan"}', JSON.stringify(omar)] })
  const { result } = await renderHook(() => useKids())
  expect(result.current.kids).toEqual([omar])
})
