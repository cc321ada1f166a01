import { type ReactNode, useState } from 'react'
import { SWRConfig, type Cache } from 'swr'
import { proxy } from 'valtio'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import type { Clients } from '#sdk'
import { StoresContext, type Stores } from '#web/state/stores.ts'
import { ClientsContext } from './clients.ts'
import { HydratedKeys, serializeKey, useQuery } from './query.ts'

const stores = { preferences: proxy({ language: 'en' }) } as unknown as Stores
const load = vi.fn(async () => 'as it is now')
const read = { path: '/quizzes/list/', init: {}, load }
const key = serializeKey('en', read)

function Providers({ children }: { children: ReactNode }) {
  const [hydrated] = useState(() => new Set([key]))
  const [cache] = useState((): Cache => new Map([[key, { data: 'as the page came' }]]))
  return (
    <StoresContext value={stores}>
      <ClientsContext value={{} as unknown as Clients}>
        <HydratedKeys value={hydrated}>
          <SWRConfig value={{ provider: () => cache, dedupingInterval: 0 }}>{children}</SWRConfig>
        </HydratedKeys>
      </ClientsContext>
    </StoresContext>
  )
}

function List() {
  return <p>{useQuery(read).data}</p>
}

function TwoPages() {
  const [isList, setList] = useState(true)
  return (
    <>
      <button onClick={() => setList(!isList)}>Go</button>
      {isList && <List />}
    </>
  )
}

test('data that came with the page is not fetched again until the visitor leaves it and returns', async () => {
  const screen = await render(<TwoPages />, { wrapper: Providers })
  await expect.element(screen.getByText('as the page came')).toBeVisible()
  expect(load).not.toHaveBeenCalled()
  await screen.getByRole('button').click()
  await screen.getByRole('button').click()
  await expect.element(screen.getByText('as it is now'), { timeout: 3000 }).toBeVisible()
  expect(load).toHaveBeenCalledOnce()
})
