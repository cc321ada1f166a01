import { expect, test } from 'vitest'
import { createInstitute, emptyConfigs, isMainInstitute, setConfigs } from './institute.ts'

test('the first institute is the main one, and a new configuration replaces the whole', () => {
  expect([1, 2].map((id) => isMainInstitute({ id }))).toEqual([true, false])
  expect(isMainInstitute(undefined)).toBe(false)
  const institute = createInstitute({ ...emptyConfigs, isMainHost: true, scripts: [], social: {} })
  expect(institute).toMatchObject({ configurations: {}, institute: undefined, defaultLanguage: 'en' })
  const configurations = { currency: { config_value: 'EGP' } } as never
  setConfigs(institute, { configurations, institute: undefined, defaultLanguage: 'ar' })
  expect(institute).toMatchObject({ configurations, defaultLanguage: 'ar', isMainHost: true })
})
