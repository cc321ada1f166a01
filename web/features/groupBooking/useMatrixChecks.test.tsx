import type { ReactNode } from 'react'
import { SWRConfig } from 'swr'
import { expect, test } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import type { Clients } from '#sdk'
import { ClientsContext } from '#web/api/clients.ts'
import { togglePair } from '#web/state/groupChoices.ts'
import { emptyConfigs } from '#web/state/institute.ts'
import { toggleKidsCourse } from '#web/state/kidsSelection.ts'
import { createStores, StoresContext } from '#web/state/stores.ts'
import { useMatrixChecks } from './useMatrixChecks.ts'

const seat = { course_id: 7, user_id: 8, group_class_id: 1 }

/** @param isAllowed whether the API lets the kid join the group class */
async function renderChecks(isAllowed: boolean) {
  const stores = createStores({
    user: null,
    institute: { ...emptyConfigs, isMainHost: true, social: {}, scripts: [] },
    preferences: { language: 'en', timeZone: 'UTC' },
    now: 0,
  })
  toggleKidsCourse(stores.kidsSelection, 7)
  togglePair(stores.groupSelection, seat)
  const lists: Record<string, unknown[]> = {
    '/kids/list/': [{ id: 8, first_name: 'Nur', age: 8 }],
    '/group/courses/list/': [{ id: 7, name: 'Young readers', group_class_id: 1 }],
    '/group/matrix/': [{ ...seat, is_allowed: isAllowed, overlaps: [] }],
  }
  const respond = async (path: string) => ({ data: { success: true, data: lists[path] ?? [] } })
  const clients = { api: { GET: respond, POST: respond } } as unknown as Clients
  const Provider = ({ children }: { children: ReactNode }) => (
    <StoresContext value={stores}>
      <ClientsContext value={{ ...clients, passive: clients }}>
        <SWRConfig value={{ provider: () => new Map() }}>{children}</SWRConfig>
      </ClientsContext>
    </StoresContext>
  )
  const { result } = await renderHook(() => useMatrixChecks(), { wrapper: Provider })
  await expect.poll(() => result.current.checks.data?.length).toBe(1)
  return result.current
}

test('a chosen seat that was taken since is to be changed before the next step, a free one is not', async () => {
  expect((await renderChecks(false)).missing).toBe('booking.matrix.refused')
  expect((await renderChecks(true)).missing).toBeUndefined()
})
