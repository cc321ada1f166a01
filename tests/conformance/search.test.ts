import { expect, test } from 'vitest'
import { findInstitute } from '#mocks/data/catalogue.ts'
import { createJourneyWorld } from './journey.ts'

const institute = findInstitute(undefined)

// Each call of a journey is in English
test.each([
  ['operator', '/learners/list/'],
  ['operator', '/classes/list/'],
  ['operator', '/reservations/list/'],
  ['operator', '/payments/list/'],
  ['operator', '/assignments/list/'],
  ['operator', '/reschedule/list/'],
  ['tutor', '/tutor/students/list/'],
] as const)('the %s finds people by their Arabic names in %s', async (who, path) => {
  const { as, mocks } = await createJourneyWorld()
  const [student] = mocks.worlds.get(undefined).state(institute).students.list()
  const search = (name: string) => as(who, 'GET', `${path}?search=${encodeURIComponent(name)}`)
  const found = await search(`${student?.first_name.ar} ${student?.last_name.ar}`)
  expect(found.rows.length).toBeGreaterThan(0)
  const same = await search(`${student?.first_name.en} ${student?.last_name.en}`)
  expect(found.rows.map(({ id }) => id)).toEqual(same.rows.map(({ id }) => id))
})
