import { expect, test } from 'vitest'
import { loadTexts } from '#web/i18n/catalog.ts'
import { matchRoute } from '../routing/matchRoute.ts'
import { buildBrand } from './brand.ts'
import { buildPageMetadata } from './pageMetadata.ts'
import { readInstitute } from './serverInstitute.ts'

const origin = 'https://noor.example'

/** Reads an institute whose API tells a name, as the server does. */
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

test.each(['/tutors/1017', '/EventSample?id=10003'])(
  'the page %s, whose record the API did not tell in time, is not taken off the lists of search engines',
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
