import { expect, test } from 'vitest'
import { createTestClient, NOON, readRows } from '#mocks/testClient.ts'

const DAY = 86_400_000
const { call, signIn } = createTestClient()

test.each(['Africa/Cairo', 'America/New_York', 'UTC', 'no/zone'])(
  'a list of some days has what begins on them where the caller is: %s',
  async (timezone) => {
    const { access_token: token } = await signIn('operator')
    const readList = async (query: string) =>
      readRows(await call('GET', `/classes/list/?page_size=100&${query}`, { token, headers: { timezone } }))
    const format = new Intl.DateTimeFormat('en-CA', { timeZone: timezone === 'no/zone' ? 'UTC' : timezone })
    const getDay = ({ start_date_time }: Record<string, unknown>) =>
      format.format(Date.parse(String(start_date_time)))
    const [from = '', ...days] = [0, 1, 2, 3].map((index) => format.format(NOON + index * DAY))
    const all = await readList(`from=${from}&to=${days.at(-1)}`)
    expect(all.length).toBeGreaterThan(4)
    expect(all.map(getDay).filter((day) => day < from || day > (days.at(-1) ?? ''))).toEqual([])
    for (const day of [from, ...days])
      expect((await readList(`from=${day}&to=${day}`)).map(({ id }) => id)).toEqual(
        all.filter((row) => getDay(row) === day).map(({ id }) => id),
      )
  },
)
