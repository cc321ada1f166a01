import { describe, expect, it } from 'vitest'
import { operations } from '#sdk/operations.ts'
import { requests } from '#sdk/requests.ts'
import { createSamples } from './samples.ts'
import { createSender } from './sender.ts'

const { send } = createSender({})
const samples = createSamples(1)

/** The parameters every assumed list takes. */
const shared = ['page', 'page_size', 'ordering', 'search', 'id']

const lists = operations.flatMap(({ id, template }) => {
  const rules = requests[id]
  return rules?.fields ? [{ id, template, fields: rules.fields, query: rules.query }] : []
})

/** Reads the first page of a list with these parameters beside those of its sample. */
async function readPage(id: string, template: string, more: Record<string, string>) {
  const sample = samples[id] ?? {}
  const known = sample.given ? sample : { ...sample, path: withQuery(sample.path ?? template, more) }
  const { given } = sample
  return send(id, {
    ...known,
    ...(given && {
      given: async (sendAs) => {
        const found = await given(sendAs)
        return { ...found, path: withQuery(found.path ?? template, more) }
      },
    }),
  })
}

function withQuery(path: string, more: Record<string, string>): string {
  const [plain = '', query] = path.split('?')
  return `${plain}?${new URLSearchParams({ ...Object.fromEntries(new URLSearchParams(query)), ...more })}`
}

describe('lists of the assumed calls', () => {
  it('the lists are all assumed calls whose name begins with list', () => {
    const named = operations.filter(({ id, provenance }) => /^list[A-Z]/.test(id) && provenance === 'assumed')
    expect(lists.map(({ id }) => id)).toEqual(expect.arrayContaining(named.map(({ id }) => id)))
    expect(lists.length).toBeGreaterThan(42)
  })

  it('a month of classes is one page unless a page size is given', async () => {
    const whole = await readPage('listCalendar', '/classes/calendar/', {})
    const { total } = whole.body as { total: number }
    expect(whole.body).toMatchObject({ page: 1, page_size: 1000 })
    expect(total).toBeGreaterThan(10)
    expect(listRows(whole.body)).toHaveLength(total)
    const second = await readPage('listCalendar', '/classes/calendar/', { page: '2', page_size: '4' })
    expect(listRows(second.body)).toEqual(listRows(whole.body).slice(4, 8))
    expect((await readPage('listCalendar', '/classes/calendar/', { page_size: '1001' })).status).toBe(400)
  })

  it.each(lists)('$id declares pages, order and search', ({ query }) => {
    expect(query.map(({ name }) => name)).toEqual(expect.arrayContaining(shared))
  })

  it.each(lists)('$id rejects an unknown order with a message', async ({ id, template }) => {
    for (const ordering of ['nonsense', '-nonsense', 'constructor', '', '-']) {
      const { status, body } = await readPage(id, template, { ordering })
      expect([ordering, status, body]).toEqual([
        ordering,
        400,
        { success: false, errors: { ordering: ['This order is not known.'] } },
      ])
    }
  })

  it.each(lists)('$id is ordered by each field of a row', async ({ id, template, fields, query }) => {
    const choices = query.find(({ name }) => name === 'ordering')?.schema.enum?.map(String)
    for (const ordering of choices ?? fields.flatMap((name) => [name, `-${name}`])) {
      const { status, body } = await readPage(id, template, { ordering, page_size: '100' })
      expect([ordering, status]).toEqual([ordering, 200])
      const values = listRows(body).flatMap((row) => toFigure(row[ordering.replace('-', '')]))
      const sign = ordering.startsWith('-') ? -1 : 1
      const isInOrder = values.every((value, at) => at === 0 || sign * ((values[at - 1] ?? 0) - value) <= 0)
      expect([ordering, isInOrder]).toEqual([ordering, true])
    }
  })

  it.each(lists)('$id is searched and finds nothing for an unknown word', async ({ id, template }) => {
    const found = await readPage(id, template, { search: 'zzzzqqqq' })
    expect([found.status, found.body]).toMatchObject([200, { total: 0, data: [] }])
    expect((await readPage(id, template, { search: 'x'.repeat(201) })).status).toBe(400)
  })

  it.each(lists)('$id has the rows of one id wherever they stand', async ({ id, template }) => {
    const last = listRows((await readPage(id, template, { page_size: '100' })).body).at(-1)
    if (!last || !('id' in last)) return
    const { status, body } = await readPage(id, template, { id: String(last.id) })
    expect([status, new Set(listRows(body).map((row) => row.id))]).toEqual([200, new Set([last.id])])
    expect((await readPage(id, template, { id: '999999999' })).body).toMatchObject({ total: 0, data: [] })
  })
})

/** The cast is safe: only successful list responses are passed, whose schema has rows. */
function listRows(body: unknown): Record<string, unknown>[] {
  return (body as { data: Record<string, unknown>[] }).data
}

/** Converts numbers and times; texts are left out, since their order depends on the language. */
function toFigure(value: unknown): number[] {
  if (typeof value === 'number') return [value]
  return typeof value === 'string' && /^\d{4}-\d\d-\d\d(T|$)/.test(value) ? [Date.parse(value)] : []
}
