import { expect, test } from 'vitest'
import { createTestClient, readRows } from '#mocks/testClient.ts'

const { call } = createTestClient()

async function readTutors(query: string, headers?: Record<string, string>) {
  const reply = await call('GET', `/tutor/list/?page_size=100&${query}`, { ...(headers && { headers }) })
  expect(reply.status).toBe(200)
  return readRows(reply)
}

test('there are at least sixty tutors with different names', async () => {
  const rows = await readTutors('')
  expect(rows.length).toBeGreaterThanOrEqual(60)
  expect(new Set(rows.map((row) => `${String(row.first_name)} ${String(row.last_name)}`)).size).toBe(
    rows.length,
  )
  const women = rows.filter(({ gender }) => gender === 'Female').length
  expect(women / rows.length).toBeGreaterThan(0.35)
  expect(women / rows.length).toBeLessThan(0.65)
})

test('some tutors have no picture, no review, no free hour or a very long name', async () => {
  const rows = await readTutors('')
  expect(rows.some((row) => row.profile_picture_url === null)).toBe(true)
  expect(rows.some((row) => row.rating === null && row.ratings_count === 0)).toBe(true)
  expect(rows.some((row) => row.next_slot === null)).toBe(true)
  expect(rows.some((row) => `${String(row.first_name)} ${String(row.last_name)}`.length > 60)).toBe(true)
})

test.each(['localhost', 'noor.localhost:3000', 'iqra.localhost'])(
  'at %s every option of every filter counts what the list returns, also together with other choices',
  async (host) => {
    const headers = { 'custom-host': host }
    for (const chosen of ['time_zone=Asia/Tokyo', 'time_zone=Asia/Tokyo&genders=Female&day_times=night']) {
      const filters = readRows(await call('GET', `/tutor/filters/?${chosen}`, { headers }))
      expect(filters).toHaveLength(7)
      for (const { api_param_name, options } of filters) {
        if (!Array.isArray(options)) throw new Error('no options')
        const others = chosen.split('&').filter((part) => !part.startsWith(`${String(api_param_name)}=`))
        for (const { value, count } of options) {
          const own = `${String(api_param_name)}=${encodeURIComponent(value)}`
          const rows = await readTutors([...others, own].join('&'), headers)
          expect([chosen, api_param_name, value, rows.length]).toEqual([chosen, api_param_name, value, count])
        }
      }
    }
  },
)

test('times of day are those of the zone, and have no count without one', async () => {
  const [cairo, california] = await Promise.all(
    ['Africa/Cairo', 'America/Los_Angeles'].map((zone) => readTutors(`day_times=night&time_zone=${zone}`)),
  )
  expect(cairo?.length).toBeGreaterThan(0)
  expect(california?.length).toBeGreaterThan(0)
  expect(cairo?.length).not.toBe(california?.length)
  const filters = readRows(await call('GET', '/tutor/filters/'))
  const times = filters.find(({ api_param_name }) => api_param_name === 'day_times')
  expect(JSON.stringify(times)).not.toContain('count')
  expect((await call('GET', '/tutor/list/?day_times=night&time_zone=no/zone')).status).toBe(400)
})

test('the bands of prices hold every tutor once', async () => {
  const all = (await readTutors('')).length
  const filters = readRows(await call('GET', '/tutor/filters/'))
  const bands = filters.find(({ api_param_name }) => api_param_name === 'prices')?.options
  if (!Array.isArray(bands)) throw new Error('no bands')
  expect(bands.reduce((sum, { count }) => sum + Number(count), 0)).toBe(all)
  const [cheap] = bands
  const rows = await readTutors(`prices=${String(cheap.value)}`)
  expect(Math.max(...rows.map(({ price }) => Number(price)))).toBeLessThan(Number(cheap.value.split('-')[1]))
})

test('values of one filter widen the list, several filters narrow it, unknown values match nothing', async () => {
  const women = await readTutors('genders=Female')
  const all = await readTutors('genders=Female,Male')
  const both = await readTutors('genders=Female&course_types=tajweed')
  expect(all.length).toBe((await readTutors('')).length)
  expect(both.length).toBeGreaterThan(0)
  expect(both.length).toBeLessThan(women.length)
  expect(both.every((row) => Array.isArray(row.course_types) && row.course_types.includes('tajweed'))).toBe(
    true,
  )
  expect(await readTutors('genders=Unknown')).toEqual([])
  expect(await readTutors('genders=Unknown,Female')).toHaveLength(women.length)
})

test('a search finds every spelling of Arabic, in either language of the response', async () => {
  const rows = await readTutors('')
  const [first] = readRows(await call('GET', '/tutor/list/?search=%D8%A7%D9%85%D9%84'))
  expect(first).toMatchObject({ first_name: 'Amal' })
  expect((await readTutors('search=AMAL')).length).toBeGreaterThan(0)
  expect((await readTutors('search=AMAL')).length).toBeLessThan(rows.length)
  expect(await readTutors('search=nobodyhasthisname')).toEqual([])
})

test.each([
  ['price', 'price', 1],
  ['-price', 'price', -1],
  ['-rating', 'rating', -1],
])('ordering=%s orders by %s', async (ordering, field, direction) => {
  const values = (await readTutors(`ordering=${ordering}`)).map((row) => Number(row[field] ?? 0))
  expect(values).toEqual(values.toSorted((a, b) => (a - b) * direction))
})

test('ordering=next_slot lists the soonest first and tutors without a slot last', async () => {
  const slots = (await readTutors('ordering=next_slot')).map((row) => String(row.next_slot ?? '9'))
  expect(slots).toEqual(slots.toSorted())
  expect(slots.at(-1)).toBe('9')
})

test('pages have no gaps; one beyond the end is empty and has the total', async () => {
  const whole = (await readTutors('')).map(({ id }) => id)
  const pages = await Promise.all(
    [1, 2, 3, 4, 5, 6, 7, 8].map((page) => call('GET', `/tutor/list/?page=${page}`)),
  )
  expect(pages.flatMap((page) => readRows(page).map(({ id }) => id))).toEqual(whole)
  const beyond = await call('GET', '/tutor/list/?page=900')
  expect(beyond.body).toMatchObject({ data: [], total: whole.length, page: 900 })
})

test.each([
  'page=0',
  'page=abc',
  'page=-1',
  'page=1.5',
  'page_size=101',
  'page_size=0',
  'ordering=name',
  'ordering=rating',
  'ordering=__proto__',
  `search=${'a'.repeat(201)}`,
])('%s gets 400 and names the parameter', async (query) => {
  const reply = await call('GET', `/tutor/list/?${query}`)
  expect(reply.status).toBe(400)
  expect(reply.body).toMatchObject({
    success: false,
    errors: { [query.split('=')[0] ?? '']: [expect.any(String)] },
  })
})
