import type { ReactNode } from 'react'
import useSWR, { SWRConfig } from 'swr'
import { expect, test, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { useRevalidateRecords } from './menuCounts.ts'

function Provider({ children }: { children: ReactNode }) {
  return <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>{children}</SWRConfig>
}

test('a changed record revalidates every page of its list, open details and the numbers of the menu, and no other list', async () => {
  const loaded: string[] = []
  const useRead = (path: string, page?: number) =>
    useSWR(['en', path, { page }], () => loaded.push(page ? `${path} ${page}` : path))
  const { result } = await renderHook(
    () => {
      useRead('/courses/list/', 1)
      useRead('/courses/list/', 2)
      useRead('/students/list/', 1)
      useRead('/courses/detail/{id}/')
      useRead('/account/menu_counts/')
      return useRevalidateRecords('/courses/list/')
    },
    { wrapper: Provider },
  )
  await vi.waitFor(() => expect(loaded).toHaveLength(5))
  loaded.length = 0
  await result.current()
  expect(loaded.toSorted()).toEqual([
    '/account/menu_counts/',
    '/courses/detail/{id}/',
    '/courses/list/ 1',
    '/courses/list/ 2',
  ])
})
