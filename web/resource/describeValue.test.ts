import { expect, test } from 'vitest'
import type { Clients } from '#sdk'
import { describeValue } from './describeValue.ts'
import type { Formats } from './formats.ts'

const clients = {} as Clients // Only handed on
const formats = {
  language: 'en',
  day: (day) => `day ${day}`,
  dateTime: (instant) => `time ${instant}`,
  money: () => '',
  number: (value) => `number ${value}`,
  list: (names: readonly unknown[]) => names.join(', '),
  text: (id) => id,
} as Formats

const labelOption = (value: string) => `option ${value}`

test.each([
  ['Tajweed', 'Tajweed'],
  ['2026-12-01', 'day 2026-12-01'],
  ['2026-12-01T10:00:00Z', 'time 2026-12-01T10:00:00Z'],
  ['17:30', '17:30'],
  [12, 'number 12'],
  [true, 'resource.yes'],
  [false, 'resource.no'],
  [null, 'resource.nothing'],
  ['', 'resource.nothing'],
  [[], 'resource.nothing'],
  [['1', '3'], 'Mon, Wed'],
  [[{ id: 4, name: 'rules.pdf' }], 'rules.pdf'],
])('%j is described as its control shows it', async (value, text) => {
  expect(await describeValue(value, {}, clients, formats)).toBe(text)
})

test('an option is described by its label, another record by its name', async () => {
  expect(await describeValue('kids', { getOption: labelOption }, clients, formats)).toBe('option kids')
  const read = { path: '', init: {}, load: () => Promise.resolve({ data: [{ id: 7, name: 'Samir' }] }) }
  expect(await describeValue(7, { read }, clients, formats)).toBe('Samir')
  // Deleted since, or no longer listed
  expect(await describeValue(8, { read }, clients, formats)).toBe('8')
})
