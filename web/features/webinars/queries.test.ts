import { expect, test } from 'vitest'
import { getWebinarGuestQueries, joinableWebinarsQuery, publicWebinarQuery } from './queries.ts'

const listQueries = (pathname: string) =>
  getWebinarGuestQueries(new URL(pathname, 'http://localhost')).map(({ init }) => init)

test('the registration of a guest comes with the webinar of its path, and else with the next ones', () => {
  expect(listQueries('/StLoginforWebinar/78411')).toEqual([publicWebinarQuery(78411).init])
  expect(listQueries('/StLoginforWebinar')).toEqual([joinableWebinarsQuery.init])
  expect(listQueries('/StLoginforWebinar/none')).toEqual([joinableWebinarsQuery.init])
})
