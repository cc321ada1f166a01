import { expect, test } from 'vitest'
import { serializeKey } from '#web/api/query.ts'
import { tutorQuery } from '#web/domain/tutor/queries.ts'
import { courseQuery } from '#web/features/courses/queries.ts'
import { publicWebinarQuery } from '#web/features/webinars/queries.ts'
import { loadTexts } from '#web/i18n/catalog.ts'
import { matchRoute } from '../routing/matchRoute.ts'
import { buildBrand } from './brand.ts'
import { buildPageMetadata } from './pageMetadata.ts'
import { readInstitute } from './serverInstitute.ts'

const origin = 'https://noor.example'

/** Reads an institute whose API returns a name, as the server does. */
async function readNamed(name: unknown) {
  const configurations = name === undefined ? {} : { institute_name: { config_value: name } }
  const institute = { id: 2, currency: 'EGP', is_new_group_class_flow_enabled: false }
  const response = {
    status: 200 as const,
    headers: { 'content-type': 'application/json', 'institute-default-language': 'en' },
    body: JSON.stringify({ success: true, configurations, institute }),
  }
  const read = async () => response
  return (await readInstitute({ origin, timeZone: undefined, read }, 'en')).configs
}

test.each([undefined, '', ' ', { a: 1 }])(
  'an institute with the name %j is called by its host',
  async (name) => {
    await loadTexts('en', ['shell', 'home', 'tutors', 'topics'])
    const configs = await readNamed(name)
    expect(buildBrand(configs, 'en', origin).name).toBe('noor.example')
    for (const path of ['/', '/tutors']) {
      const url = new URL(path, origin)
      const route = matchRoute(path)
      const given = { url, origin, route, configs, language: 'en', data: {}, hasUnknown: false } as const
      const page = buildPageMetadata({ ...given, isForwarding: false })
      expect(page.institute).toBe('noor.example')
      expect(page.title).toContain('noor.example')
      expect(page.description).toContain('noor.example')
      expect(JSON.stringify(page.things)).not.toContain('"name":""')
    }
  },
)

test('a name does not change the direction of the texts after it', async () => {
  const configs = await readNamed('Noor\u202e')
  const route = matchRoute('/tutors')
  const url = new URL('/tutors', origin)
  const page = buildPageMetadata({
    url,
    origin,
    route,
    configs,
    language: 'en',
    data: {},
    hasUnknown: false,
    isForwarding: false,
  })
  expect(JSON.stringify([page, buildBrand(configs, 'en', origin)])).not.toMatch(
    /[\u202a-\u202e\u2066-\u2069]/,
  )
  expect(page.title).toContain('Noor')
})

test('a description of any source has at most 160 characters', async () => {
  await loadTexts('en', ['shell', 'tutors', 'topics'])
  const url = new URL('/tutors/1017', origin)
  const configs = await readNamed('Noor '.repeat(60))
  const given = {
    url,
    origin,
    route: matchRoute(url.pathname),
    configs,
    language: 'en',
    hasUnknown: false,
  } as const
  const tutor = { id: 1017, first_name: 'Amal', last_name: 'Rose', biography: 'I teach. '.repeat(60) }
  const more = { courses: [], languages: [], ratings_count: 0, rating: null }
  const told = { [serializeKey('en', tutorQuery(1017))]: { data: { ...tutor, ...more } } }
  for (const data of [{}, told]) {
    const { description = '' } = buildPageMetadata({ ...given, data, isForwarding: false })
    expect(description.length).toBeGreaterThan(100)
    expect(description.length).toBeLessThanOrEqual(160)
  }
})

test('a page without its record says so, a parameter that names none is ignored', async () => {
  const configs = await readNamed('Noor')
  const find = (path: string, data: Record<string, unknown>, hasUnknown = false) => {
    const url = new URL(path, origin)
    const given = { url, origin, route: matchRoute(url.pathname), configs, language: 'en', data } as const
    const { unknown, isListed } = buildPageMetadata({ ...given, hasUnknown, isForwarding: false })
    return [unknown, isListed]
  }
  const none = { data: [] }
  expect(find('/tutors/999', {}, true)).toEqual(['record', false])
  expect(find('/tutors/abc', {})).toEqual(['record', false])
  expect(find('/EventSample?id=999', {}, true)).toEqual(['record', false])
  expect(find('/EventSample?id=abc', {})).toEqual(['record', false])
  expect(find('/tutors?tutor=999', {}, true)).toEqual(['record', false])
  expect(find('/courses?course-id=999', { [serializeKey('en', courseQuery(999))]: none })).toEqual([
    'record',
    false,
  ])
  for (const path of ['/Webinars?id=999', '/StLoginforWebinar/999'])
    expect(find(path, { [serializeKey('en', publicWebinarQuery(999))]: none })).toEqual(['record', false])
  for (const path of ['/courses?course-id=x', '/Webinars?id=-1', '/tutors?tutor=x'])
    expect(find(path, {})).toEqual(['parameter', false])
  // The API did not answer in time: it may exist
  for (const path of ['/courses?course-id=999', '/Webinars?id=999', '/tutors?tutor=999', '/tutors/999'])
    expect(find(path, {})).toEqual([undefined, true])
})

test.each(['/tutors/1017', '/EventSample?id=10003'])(
  'the page %s, whose record the API did not return in time, is not taken off the lists of search engines',
  async (path) => {
    await loadTexts('en', ['shell', 'tutors', 'events', 'topics'])
    const url = new URL(path, origin)
    const configs = await readNamed('Noor')
    const given = { url, origin, route: matchRoute(url.pathname), configs, language: 'en', data: {} } as const
    const late = buildPageMetadata({ ...given, hasUnknown: false, isForwarding: false })
    expect([late.isListed, late.links?.canonical]).toEqual([true, url.href])
    const unknown = buildPageMetadata({ ...given, hasUnknown: true, isForwarding: false })
    expect([unknown.isListed, unknown.links]).toEqual([false, undefined])
  },
)
