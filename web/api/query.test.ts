import { describe, expect, it, vi } from 'vitest'
import type { Clients } from '#sdk'
import { buildKey, createNamesQuery, createWholeQuery, query, serializeKey, type Query } from './query.ts'

interface Row {
  id: number
  name: string
  city?: string
}

// No query of these tests calls the API
const noClients = {} as Clients

/** Creates the query of a list with two rows a page. */
function createPages(rows: readonly Row[]) {
  const asked: number[] = []
  const getPage = (page: number): Query<{ data: readonly Row[]; total: number; page_size: number }> => ({
    path: '/students/list/',
    init: { query: { page } },
    load: async () => {
      asked.push(page)
      return { data: rows.slice(page * 2 - 2, page * 2), total: rows.length, page_size: 2 }
    },
  })
  return { asked, getPage }
}

const five: readonly Row[] = ['Mona', 'Sara', 'Ali', 'Mona', 'Omar'].map((name, index) => ({
  id: index + 1,
  name,
  city: `city ${index + 1}`,
}))

it('a query reads its path with its parameters and a signal', async () => {
  const GET = vi.fn<(path: string, init: object) => Promise<{ data: object }>>(async () => ({
    data: { a: 1 },
  }))
  const { signal } = new AbortController()
  const read = query('/tutor/list/', { query: { page: 2 } })
  // The one member that is used
  expect(await read.load({ api: { GET } } as unknown as Clients, signal)).toEqual({ a: 1 })
  expect(GET).toHaveBeenCalledExactlyOnceWith('/tutor/list/', { params: { query: { page: 2 } }, signal })
})

describe('the key of a query', () => {
  it('differs by language, path and parameters', () => {
    const keys = [
      serializeKey('en', query('/tutor/list/')),
      serializeKey('ar', query('/tutor/list/')),
      serializeKey('en', query('/tutor/filters/')),
      serializeKey('en', query('/tutor/list/', { query: { page: 2 } })),
    ]
    expect(new Set(keys).size).toBe(4)
  })

  it('is the same for equal queries', () => {
    const [read, same] = [1, 1].map(() => query('/tutor/list/', { query: { page: 2 } }))
    if (!read || !same) throw new Error('no query')
    expect(serializeKey('en', same)).toBe(serializeKey('en', read))
    expect(buildKey('en', read)).toEqual(['en', '/tutor/list/', { query: { page: 2 } }])
  })
})

describe('a query of all rows', () => {
  it('reads every page in order', async () => {
    const { asked, getPage } = createPages(five)
    expect(await createWholeQuery(getPage).load(noClients)).toEqual({ data: five, total: 5 })
    expect(asked).toEqual([1, 2, 3])
  })

  it('reads an empty list once', async () => {
    const { asked, getPage } = createPages([])
    expect(await createWholeQuery(getPage).load(noClients)).toEqual({ data: [], total: 0 })
    expect(asked).toEqual([1])
  })

  it('has another key than its first page', () => {
    const { getPage } = createPages(five)
    expect(serializeKey('en', createWholeQuery(getPage))).not.toBe(serializeKey('en', getPage(1)))
  })
})

it('a query of names tells rows of one name apart', async () => {
  const { getPage } = createPages(five)
  const names = createNamesQuery(
    getPage,
    ({ name }) => name,
    undefined,
    ({ city = '' }) => city,
  )
  const { data } = await names.load(noClients)
  expect(data.map(({ name }) => name)).toEqual(['Mona (city 1)', 'Sara', 'Ali', 'Mona (city 4)', 'Omar'])
  expect(names).not.toHaveProperty('none')
})
