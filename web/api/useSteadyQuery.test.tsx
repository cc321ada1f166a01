import type { ReactNode } from 'react'
import { SWRConfig } from 'swr'
import { proxy } from 'valtio'
import { expect, test, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import type { Clients } from '#sdk'
import { StoresContext, type Stores } from '#web/state/stores.ts'
import { ClientsContext } from './clients.ts'
import { useSteadyQuery } from './useSteadyQuery.ts'

const clients = {} as unknown as Clients
const stores = { preferences: proxy({ language: 'en' }) } as unknown as Stores

function Providers({ children }: { children: ReactNode }) {
  return (
    <StoresContext value={stores}>
      <ClientsContext value={clients}>
        <SWRConfig value={{ provider: () => new Map(), shouldRetryOnError: false }}>{children}</SWRConfig>
      </ClientsContext>
    </StoresContext>
  )
}

test('data of an earlier query are returned while the next is on its way, and never once it has failed', async () => {
  let isFailing = true
  let isAnswered = false
  const loads = {
    first: async () => 'price of the first choice',
    second: async () => {
      await vi.waitUntil(() => isAnswered)
      if (isFailing) throw new Error('failed')
      return 'price of the second choice'
    },
  }
  const createRead = (name: keyof typeof loads) => ({ path: `/${name}/`, init: {}, load: loads[name] })
  const { result, rerender } = await renderHook(
    (name: keyof typeof loads = 'first') => useSteadyQuery(createRead(name)),
    { wrapper: Providers },
  )
  await vi.waitFor(() => expect(result.current.data).toBe('price of the first choice'))
  await rerender('second')
  expect(result.current.data).toBe('price of the first choice')
  isAnswered = true
  await vi.waitFor(() => expect(result.current.error).toBeDefined())
  expect(result.current.data).toBeUndefined()
  isFailing = false
  await result.current.mutate()
  await vi.waitFor(() => expect(result.current.data).toBe('price of the second choice'))
})
