import { expect, test } from 'vitest'
import type { Query } from '#web/api/query.ts'
import { serializeKey } from '#web/api/query.ts'
import { coursesQuery } from '#web/features/courses/queries.ts'
import { parseCourseSearch } from '#web/features/courses/search.ts'
import { tutorsQuery } from '#web/features/tutors/queries.ts'
import { parseTutorSearch } from '#web/features/tutors/search.ts'
import { loadTexts } from '#web/i18n/catalog.ts'
import { getIntl } from '#web/i18n/intl.ts'
import { paths } from '#web/paths.ts'
import { emptyConfigs } from '#web/state/institute.ts'
import { routes } from '../../routing/routes.ts'
import { matchRoute } from '../../routing/matchRoute.ts'
import { buildPageMetadata } from '../pageMetadata.ts'
import { describeTopic } from './topics.ts'

const origin = 'https://a.example'
await loadTexts('en', ['shell', 'home', 'topics'])
const configs = { ...emptyConfigs, configurations: { institute_name: { config_value: 'Huruf' } } }

/** Describes a page of which the API has told this. */
function describePage(path: string, ...told: [Query<unknown>, unknown][]) {
  const url = new URL(path, origin)
  const data = Object.fromEntries(told.map(([query, response]) => [serializeKey('en', query), response]))
  return buildPageMetadata({
    url,
    origin,
    route: matchRoute(url.pathname),
    configs,
    language: 'en',
    data,
    hasUnknown: false,
    isForwarding: false,
  }).things as { '@type': string; mainEntity?: { '@type': string; itemListElement?: { url: string }[] } }[]
}

/** Of one record, which the API did not return */
const recordRoutes: readonly string[] = [paths.tutor, paths.event]
const publicPaths = routes
  .filter(({ path, description }) => description && !recordRoutes.includes(path))
  .map(({ path }) => path)

test.each(publicPaths)('the page %s describes itself and where it stands', (path) => {
  const [self, place] = describePage(path).map((thing) => thing['@type'])
  expect(self).toBeDefined()
  // Nothing is above home, which answers questions
  expect(place).toBe(path === paths.home ? 'FAQPage' : 'BreadcrumbList')
})

test('a page that is added to the table of public pages is described by its title', () => {
  const page = { path: '/added', title: 'courses.title', description: 'courses.description' } as const
  const url = new URL(page.path, origin)
  const more = {
    configs,
    language: 'en',
    intl: getIntl('en'),
    hasUnknown: false,
    read: () => undefined,
  } as const
  const toUrl = (path: string) => origin + path
  expect(describeTopic(page, { url, origin, toUrl, ...more })?.things).toMatchObject([
    { '@type': 'WebPage', name: 'Courses' },
    {
      '@type': 'BreadcrumbList',
      itemListElement: [{ name: 'Home' }, { name: 'Courses', item: `${origin}/added` }],
    },
  ])
})

test('the pages about the institute and its address hold its description', () => {
  for (const [path, type] of [
    [paths.about, 'AboutPage'],
    [paths.contact, 'ContactPage'],
  ] as const)
    expect(describePage(path)[0]).toMatchObject({
      '@type': type,
      mainEntity: { '@type': 'EducationalOrganization', name: 'Huruf' },
    })
})

test('a list describes the records that are on its page, in their order', () => {
  const search = parseTutorSearch(new URLSearchParams('page=2'))
  const rows = [{ id: 12 }, { id: 7 }]
  expect(describePage('/tutors?page=2', [tutorsQuery(search), { data: rows }])[0]).toMatchObject({
    '@type': 'CollectionPage',
    mainEntity: {
      '@type': 'ItemList',
      itemListElement: [
        { position: 1, url: `${origin}/tutors/12` },
        { position: 2, url: `${origin}/tutors/7` },
      ],
    },
  })
})

test('an empty list describes no records', () => {
  const query = coursesQuery(parseCourseSearch(new URLSearchParams()))
  expect(describePage('/courses', [query, { data: [] }])[0]?.mainEntity).toBeUndefined()
})
