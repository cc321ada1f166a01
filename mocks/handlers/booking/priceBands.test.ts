import { expect, test } from 'vitest'
import { institutes } from '#mocks/data/catalogue.ts'
import { listPriceBands } from '#mocks/handlers/booking/priceBands.ts'
import { createTestClient } from '#mocks/testClient.ts'
import type { Call } from '#mocks/handlers/call.ts'

const { mocks } = createTestClient()
/** The bands of an institute. The members that are read. */
const list = (institute: (typeof institutes)[number]) =>
  listPriceBands({ state: mocks.worlds.get().state(institute) } as unknown as Call)

test.each(institutes)('each price at $host is in one band', (institute) => {
  const bands = list(institute)
  expect(bands[0]?.from).toBe(0)
  expect(bands.at(-1)?.to).toBe(Infinity)
  expect(bands.slice(1).map(({ from }) => from)).toEqual(bands.slice(0, -1).map(({ to }) => to))
  expect(bands.map(({ value }) => value)).toEqual(
    bands.map(({ from, to }) => `${from}-${to === Infinity ? '' : to}`),
  )
})

test.each(institutes)('the names of bands at $host have their bounds in both languages', (institute) => {
  for (const { from, to, title } of list(institute))
    for (const bound of [from, to].filter((amount) => amount > 0 && amount < Infinity)) {
      expect(title.en).toContain(String(bound))
      expect(title.ar).toContain(String(bound))
    }
})
