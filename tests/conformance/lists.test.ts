import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { createClients } from '#sdk'
import { createTestClient, type people } from '#mocks/testClient.ts'
import { toParams, type ListState } from '#web/resource/listState.ts'
import type { Formats } from '#web/resource/formats.ts'
import type { Resource } from '#web/resource/resource.ts'
import { resources } from './resources.ts'

const api = createTestClient()

/** Creates the clients of a person, connected to the mock API. */
async function createTestClients(person: keyof typeof people) {
  const { access_token: token } = await api.signIn(person)
  return createClients({
    origin: 'http://localhost',
    language: () => 'en',
    timeZone: () => 'Africa/Cairo',
    async fetch(request) {
      const { pathname, search } = new URL(request.url)
      const { status, body } = await api.call(request.method, pathname.replace('/api', '') + search, {
        token,
      })
      return Response.json(body, { status })
    },
  })
}

/** Formats that mark what they have written. */
const formats: Formats = {
  language: 'en',
  day: (day) => `day ${day}`,
  dateTime: (instant) => `time ${instant}`,
  money: (amount, currency) => `${amount} ${currency}`,
  number: (value) => `number ${value}`,
  list: (names) => names.join(', '),
  text: (id) => `text ${id}`,
}
const schemas = 'openapi/schemas'
/** Values of the contract's enumerations. */
const codes = new Set(
  readdirSync(schemas).flatMap((file) =>
    [...readFileSync(`${schemas}/${file}`, 'utf8').matchAll(/enum: \[([^\]]+)\]/g)].flatMap(
      ([, values = '']) => values.split(', '),
    ),
  ),
)

/** Whether an exported text is a value of an enumeration, or weekdays as numbers. */
function isCode(text: string): boolean {
  return codes.has(text) || /^[1-7]( [1-7])*$/.test(text)
}

const SIZE = 50
const usual: ListState = { q: '', sort: '', page: 1, size: undefined, filters: {}, id: undefined }

function createReader(resource: Resource, person: keyof typeof people) {
  return async (state: Partial<ListState> = {}) => {
    const clients = await createTestClients(person)
    return resource.read(toParams({ ...usual, ...state }, SIZE)).load(clients)
  }
}

const ordered = resources.filter(({ resource }) => resource.columns.some(({ sort }) => sort))
const filtered = resources.filter(({ resource }) => resource.filters.some((filter) => 'options' in filter))
const searched = resources.filter(({ resource }) => resource.isSearched)

describe('managed lists', () => {
  it.each(resources)(
    '$title has records, and other ones on its second page',
    async ({ resource, person }) => {
      const read = createReader(resource, person)
      const first = await read({ size: 10 })
      expect(first.data.length).toBeGreaterThan(0)
      expect(first.data.length).toBe(Math.min(10, first.total))
      const second = await read({ size: 10, page: 2 })
      expect(second.data).toHaveLength(Math.min(10, Math.max(0, first.total - 10)))
      const keys = [...first.data, ...second.data].map((row) => resource.getKey(row))
      expect(new Set(keys).size).toBe(keys.length)
    },
  )

  it.each(resources)('$title is exported in words, without codes', async ({ resource, person }) => {
    const { data } = await createReader(resource, person)()
    const found = data.flatMap((row) =>
      resource.columns.flatMap(({ name, text }) => {
        const written = text?.(row, formats)
        return typeof written === 'string' && isCode(written) ? [`${name}: ${written}`] : []
      }),
    )
    expect(found).toEqual([])
  })

  it.each(ordered)('$title is ordered by each column that offers it', async ({ resource, person }) => {
    const read = createReader(resource, person)
    const sorts = resource.columns.flatMap(({ sort }) => sort ?? [])
    const faults = sorts.map(async (sort) => {
      const [up, down] = await Promise.all([read({ sort }), read({ sort: `-${sort}` })])
      return isOrdered(up.data, sort) && isReverse(up, down, sort) ? [] : [sort]
    })
    expect((await Promise.all(faults)).flat()).toEqual([])
  })

  it.each(filtered)('$title is narrowed by each of its filters', async ({ resource, person }) => {
    const read = createReader(resource, person)
    const { total } = await read()
    const faults = resource.filters.map(async (filter) => {
      const options = 'options' in filter ? filter.options : []
      const answers = options.map((option) => read({ filters: { [filter.name]: [option] } }))
      const found = (await Promise.all(answers)).map((answer) => answer.total)
      // With several options, none may match all rows
      const isFit = Math.max(0, ...found) <= total && (found.length < 2 || Math.min(...found) < total)
      return isFit ? [] : [filter.name]
    })
    expect((await Promise.all(faults)).flat()).toEqual([])
  })

  it.each(searched)("$title is searched by a record's name", async ({ resource, person }) => {
    const read = createReader(resource, person)
    const [row] = (await read()).data
    const name = row ? resource.getName(row) : ''
    const found = await read({ q: name.replaceAll('·', ' ') })
    expect(listIds(found)).toContain(row?.id)
    expect(await read({ q: 'zzzzqqqq' })).toMatchObject({ total: 0, data: [] })
  })
})

type Page = { data: readonly object[]; total: number }

/**
 * Whether rows are sorted; only numbers and times are compared, since the order of texts depends on the
 * language.
 */
function isOrdered(rows: readonly object[], name: string): boolean {
  const values = rows.map((row) => readMeasure(row, name)).filter((value) => !Number.isNaN(value))
  return values.every((value, index) => index === 0 || (values[index - 1] ?? value) <= value)
}

/**
 * Whether one order is the reverse of the other: the rows that both first pages hold have the same values in reverse,
 * and the falling order begins no lower than the rising one ends.
 */
function isReverse(up: Page, down: Page, name: string): boolean {
  if (up.total !== down.total) return false
  const listMembers = ({ data }: Page) => data.map((row) => readMember(row, name))
  const [first, second] = [listMembers(up), listMembers(down)]
  const isMirrored = second.every((value, index) => {
    const mirrored = first[up.total - 1 - index]
    return mirrored === undefined || value === mirrored
  })
  const isLower = readMeasure(down.data[0] ?? {}, name) < readMeasure(up.data.at(-1) ?? {}, name)
  return isMirrored && !isLower && isOrdered(down.data.toReversed(), name)
}

/** Reads a member as JSON, for comparison. */
function readMember(row: object, name: string): string {
  return JSON.stringify(Reflect.get(row, name) ?? null)
}

function readMeasure(row: object, name: string): number {
  const value: unknown = name in row ? row[name as keyof typeof row] : undefined // guarded by the line itself
  if (typeof value === 'number') return value
  return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}/.test(value) ? Date.parse(value) : Number.NaN
}

function listIds({ data }: { data: readonly { id: number }[] }): number[] {
  return data.map(({ id }) => id)
}
