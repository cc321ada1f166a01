import { expect, test } from 'vitest'
import { getWebinarGuestQueries, joinableWebinarsQuery, publicWebinarQuery } from './queries.ts'

test('the registration of a guest comes with the webinar of its path, and else with the next ones', () => {
  const listQueries = (pathname: string) =>
    getWebinarGuestQueries(new URL(pathname, 'http://localhost')).map(({ init }) => init)
  expect(listQueries('/StLoginforWebinar/78411')).toEqual([publicWebinarQuery(78411).init])
  expect(listQueries('/StLoginforWebinar')).toEqual([joinableWebinarsQuery.init])
  expect(listQueries('/StLoginforWebinar/none')).toEqual([joinableWebinarsQuery.init])
})
