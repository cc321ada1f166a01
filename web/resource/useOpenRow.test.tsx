import type { ReactNode } from 'react'
import { SWRConfig } from 'swr'
import { proxy } from 'valtio'
import { expect, test, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { ApiError, type Clients } from '#sdk'
import { ClientsContext } from '#web/api/clients.ts'
import { StoresContext, type Stores } from '#web/state/stores.ts'
import type { Resource } from './resource.ts'
import { useOpenRow } from './useOpenRow.ts'

interface Row {
  id: number
  learner?: number
}
type Answer = () => Promise<{ data: Row[] }>

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

const respond = (data: Row[]) => vi.fn<Answer>(async () => ({ data }))
const wait = () => vi.fn<Answer>(() => new Promise(() => undefined))

/** A list whose searches are answered by functions. @param path where a record of another list is shown */
function createResource(own: Answer, all: Answer, path?: string): Resource<Row> {
  const createQuery = (name: string, load: Answer) => (parameters: object) => ({
    path: `/${name}/`,
    init: parameters,
    load,
  })
  return {
    getKey: ({ id, learner }: Row) => (learner ? `${id}-${learner}` : String(id)),
    read: createQuery('own', own),
    readAll: createQuery('all', all),
    ...(path !== undefined && { buildRecordPath: (_: Row, key: string) => `${path}?id=${key}` }),
  } as unknown as Resource<Row> // The members that the hook uses
}

interface Shown {
  key?: string | undefined
  rows?: readonly Row[] | undefined
  isLeaving?: boolean
}

async function show(resource: Resource<Row>, first: Shown) {
  return renderHook(
    ({ key, rows, isLeaving = false }: Shown = first) => useOpenRow(resource, key, rows, isLeaving),
    { wrapper: Providers },
  )
}

test('a record among the shown rows is found without a call', async () => {
  const [own, all] = [respond([]), respond([])]
  const { result } = await show(createResource(own, all), { key: '2', rows: [{ id: 1 }, { id: 2 }] })
  expect(result.current).toEqual({ row: { id: 2 }, isKnown: true, otherPath: undefined })
  expect(own).not.toHaveBeenCalled()
})

test('while the rows load nothing is known, and nothing is searched', async () => {
  const own = respond([{ id: 2 }])
  const { result } = await show(createResource(own, respond([])), { key: '2', rows: undefined })
  expect(result.current).toEqual({ row: undefined, isKnown: false, otherPath: undefined })
  expect(own).not.toHaveBeenCalled()
})

test('a record on another page is searched by its id and recognized by its whole key', async () => {
  const own = respond([
    { id: 2, learner: 8 },
    { id: 2, learner: 9 },
  ])
  const { result } = await show(createResource(own, respond([])), { key: '2-9', rows: [{ id: 1 }] })
  await vi.waitFor(() => expect(result.current.row).toEqual({ id: 2, learner: 9 }))
  expect(result.current.isKnown).toBe(true)
})

test('a record that does not exist is known not to', async () => {
  const { result } = await show(createResource(respond([]), respond([])), { key: '2', rows: [] })
  await vi.waitFor(() => expect(result.current.isKnown).toBe(true))
  expect(result.current.row).toBeUndefined()
})

test.each([undefined, '0', 'x'])('for the key %s nothing is searched', async (key) => {
  const own = respond([])
  const { result } = await show(createResource(own, respond([])), { key, rows: [{ id: 1 }] })
  expect(result.current).toEqual({ row: undefined, isKnown: true, otherPath: undefined })
  expect(own).not.toHaveBeenCalled()
})

test('a record that another list holds has its path there', async () => {
  const all = respond([{ id: 2 }])
  const { result } = await show(createResource(respond([]), all, '/approved'), { key: '2', rows: [] })
  await vi.waitFor(() => expect(result.current.otherPath).toBe('/approved?id=2'))
  expect(result.current).toMatchObject({ row: undefined, isKnown: true })
})

test('until the other list has answered it is not known that a record does not exist', async () => {
  const all = wait()
  const { result } = await show(createResource(respond([]), all, '/approved'), { key: '2', rows: [] })
  await vi.waitFor(() => expect(all).toHaveBeenCalled())
  expect(result.current.isKnown).toBe(false)
})

test('a record that an action is moving is not searched in the other list', async () => {
  const all = respond([{ id: 2 }])
  const resource = createResource(respond([]), all, '/approved')
  const { result } = await show(resource, { key: '2', rows: [], isLeaving: true })
  await vi.waitFor(() => expect(result.current.isKnown).toBe(true))
  expect(all).not.toHaveBeenCalled()
})

test('a record that leaves the shown rows stays open while it is searched', async () => {
  const resource = createResource(wait(), respond([]))
  const { result, rerender } = await show(resource, { key: '2', rows: [{ id: 2 }] })
  await rerender({ key: '2', rows: [] })
  expect(result.current).toMatchObject({ row: { id: 2 }, isKnown: false })
  await rerender({ key: '3', rows: [] })
  expect(result.current.row).toBeUndefined()
})

test('a record that an action has moved does not stay open', async () => {
  const resource = createResource(wait(), respond([]))
  const { result, rerender } = await show(resource, { key: '2', rows: [{ id: 2 }] })
  await rerender({ key: '2', rows: [], isLeaving: true })
  expect(result.current.row).toBeUndefined()
})

test('a search that fails leaves nothing open', async () => {
  const fail = vi.fn<Answer>(async () => {
    throw new ApiError({ method: 'GET', path: '/own/', status: 500, code: 'refused' })
  })
  const resource = createResource(fail, respond([]))
  const { result, rerender } = await show(resource, { key: '2', rows: [{ id: 2 }] })
  await rerender({ key: '2', rows: [] })
  await vi.waitFor(() => expect(result.current.row).toBeUndefined())
})
