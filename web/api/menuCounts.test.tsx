import type { ReactNode } from 'react'
import useSWR, { SWRConfig } from 'swr'
import { expect, test, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { useRevalidateRecords } from './menuCounts.ts'
import type { GetPath } from './query.ts'

function Provider({ children }: { children: ReactNode }) {
  return <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>{children}</SWRConfig>
}

/** Reads paths, changes a record of a list, and returns what was read once more. */
async function changeRecord(changed: GetPath, paths: readonly string[]): Promise<string[]> {
  const loaded: string[] = []
  const useRead = (path: string) => useSWR(['en', path, {}], () => loaded.push(path))
  const { result } = await renderHook(
    () => {
      for (const path of paths) useRead(path)
      return useRevalidateRecords(changed)
    },
    { wrapper: Provider },
  )
  await vi.waitFor(() => expect(loaded).toHaveLength(paths.length))
  loaded.length = 0
  await result.current()
  return loaded.toSorted()
}

test('a changed record revalidates all reads of its area, open details and the numbers of the menu, and no other list', async () => {
  const affected = [
    '/account/menu_counts/',
    '/courses/list/',
    '/courses/list/#all',
    '/courses/names/',
    '/tutor/detail/{id}/',
  ]
  const read = await changeRecord('/courses/list/', [...affected, '/students/list/', '/payments/list/'])
  expect(read).toEqual(affected)
})

test('a cancelled booking revalidates the cards of payments and classes around its list', async () => {
  const affected = ['/classes/booked/list/', '/payments/list/#all', '/reservations/list/#all']
  const read = await changeRecord('/reservations/list/', [...affected, '/homework/mine/list/#all'])
  expect(read).toEqual(affected)
})
