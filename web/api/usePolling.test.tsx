import type { ReactNode } from 'react'
import { SWRConfig } from 'swr'
import { proxy } from 'valtio'
import { afterEach, expect, test, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import type { Clients } from '#sdk'
import { StoresContext, type Stores } from '#web/state/stores.ts'
import { ClientsContext } from './clients.ts'
import { useQuery } from './query.ts'

const hour = 3_600_000
const passive = {} as unknown as Clients
const clients = { passive } as unknown as Clients
const stores = { preferences: proxy({ language: 'en' }) } as unknown as Stores

function Providers({ children }: { children: ReactNode }) {
  return (
    <StoresContext value={stores}>
      <ClientsContext value={clients}>
        <SWRConfig value={{ provider: () => new Map(), errorRetryInterval: 10 }}>{children}</SWRConfig>
      </ClientsContext>
    </StoresContext>
  )
}

afterEach(() => vi.useRealTimers())

test('a poll and the repetition of a failed one are passive, what the visitor causes afterwards is not', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  const calls: string[] = []
  const read = {
    path: '/polled/',
    init: {},
    load: async (used: Clients) => {
      calls.push(used === passive ? 'passive' : 'active')
      if (calls.length === 2) throw new Error('failed')
      return calls.length
    },
  }
  const { result } = await renderHook(() => useQuery(read, { refreshInterval: hour }), { wrapper: Providers })
  await vi.waitFor(() => expect(result.current.data).toBe(1))
  await vi.advanceTimersByTimeAsync(hour)
  await vi.waitFor(() => expect(result.current.data).toBe(3))
  await result.current.mutate()
  expect(calls).toEqual(['active', 'passive', 'passive', 'active'])
})
