import { expect, test } from 'vitest'
import { getWebinarGuestQueries, joinableWebinarsQuery, publicWebinarQuery } from './queries.ts'

test('the registration of a guest comes with the webinar of its path, and else with the next ones', () => {
  const listKeys = (pathname: string) =>
    getWebinarGuestQueries(new URL(pathname, 'http://localhost'))
  expect(listKeys('/StLoginforWebinar/78411')).toEqual([publicWebinarQuery(78411)])
  expect(listKeys('/StLoginforWebinar')).toEqual([joinableWebinarsQuery])
  expect(listKeys('/StLoginforWebinar/none')).toEqual([joinableWebinarsQuery])
})
