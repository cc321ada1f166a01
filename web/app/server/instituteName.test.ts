import { expect, test } from 'vitest'
import { getInstituteName } from './instituteName.ts'

test.each([
  ['Huruf', 'Huruf'],
  [' Huruf ', 'Huruf'],
  ['', 'example.test'],
  ['  ', 'example.test'],
  [7, 'example.test'],
  [undefined, 'example.test'],
])('an institute whose name is configured as %j is called %s', (config_value, name) => {
  const configurations = { institute_name: { config_value } } as never
  expect(getInstituteName({ configurations }, 'https://example.test')).toBe(name)
})
