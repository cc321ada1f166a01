import { expect, test } from 'vitest'
import { emptyConfigs } from '#web/state/institute.ts'
import { matchRoute } from '../routing/matchRoute.ts'
import { routeQueries } from './routeQueries.ts'

const institute = { ...emptyConfigs, isMainHost: true, social: {}, scripts: [] }

test.each(Object.keys(routeQueries))('%s is a page, and its queries are made for guests', (path) => {
  expect(matchRoute(path.replace('/:id?', ''))).toBeDefined()
  const url = new URL(`${path.replace(/:id\??/, '7')}?id=7`, 'https://example.test')
  const paths = routeQueries[path]?.(url, institute).map((query) => query.path) ?? []
  expect(paths.length).toBeGreaterThan(0)
  expect(paths.filter((one) => one.startsWith('/account/'))).toEqual([])
})
