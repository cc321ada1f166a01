import type { Clients } from '#sdk'
import { expect, test, vi } from 'vitest'
import { readRecordNow } from './readRecordNow.ts'
import type { Action, Resource } from './resource.ts'

interface Row {
  readonly id: number
  readonly state: string
}

const clients = {} as Clients
const row: Row = { id: 7, state: 'new' }

/** Reads the record 7 again. @param data the records that the list holds now */
async function read(data: readonly Row[], action: object = {}, more: object = {}) {
  const readAll = vi.fn<(params: object) => object>(() => ({ load: async () => ({ data }) }))
  const resource = { getKey: ({ id }: Row) => String(id), readAll, ...more } as unknown as Resource<Row>
  const now = await readRecordNow(resource, action as Action<Row>, row, clients)
  return { now, params: readAll.mock.calls[0]?.[0] }
}

test('a record is read by its id, on one page as large as lists have', async () => {
  expect((await read([row])).params).toEqual({ id: 7, page: 1, page_size: 50 })
})

test('a record that is in the state of the action is done', async () => {
  const action = { isDone: ({ state }: Row) => state === 'approved' }
  expect((await read([{ id: 7, state: 'approved' }], action)).now).toEqual({ isDone: true, path: undefined })
  expect((await read([row], action)).now.isDone).toBe(false)
  expect((await read([row])).now.isDone).toBe(false)
})

const buildRecordPath = ({ state }: Row, key: string) => `/${state}?id=${key}`

test('the list that holds the record now is named', async () => {
  expect((await read([{ id: 7, state: 'approved' }], {}, { buildRecordPath })).now.path).toBe(
    '/approved?id=7',
  )
})

test('a record that is gone is done when it was to be deleted', async () => {
  const other = [{ id: 8, state: 'new' }]
  expect((await read(other, { isDelete: true })).now).toEqual({ isDone: true, path: undefined })
  expect((await read(other)).now).toEqual({ isDone: false, path: undefined })
})
