import { fetchList, expect, test } from '../../browse.ts'
import { routes } from '../../../../web/app/routing/routes.ts'
import { type Described, readHead, readSitemap } from '../../pageHead.ts'
import { findViolations, flatten } from '../../vocabulary.ts'
import { requireValue } from '../../../fakes/requireValue.ts'

/** Properties that search engines require; the vocabulary itself requires none. */
const required: Readonly<Record<string, readonly string[]>> = {
  EducationalOrganization: ['name', 'url'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  Person: ['name'],
  Course: ['name', 'description', 'provider', 'hasCourseInstance'],
  CourseInstance: ['courseMode'],
  EducationEvent: ['name', 'startDate', 'location', 'organizer'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position'],
  CollectionPage: ['name', 'publisher'],
  ItemList: ['itemListElement'],
  AboutPage: ['mainEntity'],
  ContactPage: ['mainEntity'],
  Offer: ['price', 'priceCurrency'],
  AggregateRating: ['ratingValue', 'ratingCount'],
}

function findGaps(thing: Described): string[] {
  const type = thing['@type']
  const names = required[type] ?? []
  const missing = names.filter((name) => thing[name] === undefined || thing[name] === '')
  const { inLanguage } = thing
  // The item of a trail has a name, the one of a list its page, which has the name
  if (type === 'ListItem' && !thing.url && !(thing.name && thing.item)) missing.push('url or name and item')
  const isCode = inLanguage === undefined || /^[a-z]{2,3}(-[A-Za-z0-9]+)*$/.test(String(inLanguage))
  return [
    ...missing.map((name) => `${type} without ${name}`),
    ...(isCode ? [] : [`inLanguage ${String(inLanguage)}`]),
  ]
}

test('the check of the vocabulary refuses unknown properties, values and types', () => {
  const wrong = [
    { '@type': 'Course', name: 'A', courseLength: 3 },
    { '@type': 'EducationEvent', eventStatus: 'soon' },
    { '@type': 'Lesson', name: 'A' },
  ]
  expect(findViolations(wrong)).toHaveLength(3)
  expect(findViolations([{ '@type': 'Course', name: 'A', courseCode: 'B' }])).toEqual([])
})

test(
  'every public page of the route table has structured data of itself and its place, in terms of schema.org',
  { tag: '@full' },
  async ({ page }) => {
    const [event] = await fetchList<{ id: number }>(page, '/events/list/?page=1&page_size=1')
    const [webinar] = await fetchList<{ id: number }>(page, '/webinar/list/?page=1&page_size=1')
    // The pages of one record, and two that open over a list
    const records = new Map([
      ['/tutors/:id', '/tutors/1001'],
      ['/EventSample', `/EventSample?id=${event?.id}`],
    ])
    const paths = [
      ...routes.flatMap(({ path, description }) => (description ? [records.get(path) ?? path] : [])),
      '/courses?course-id=101',
      `/Webinars?id=${webinar?.id}`,
    ]
    const things: Described[] = []
    for (const language of ['en', 'ar'])
      for (const path of paths) {
        const head = await readHead(page.request, `${path}${path.includes('?') ? '&' : '?'}lang=${language}`)
        const types = head.things.map((thing) => thing['@type'])
        expect([path, head.status, types.length]).toEqual([path, 200, 2])
        if (path !== '/') expect([path, types.includes('BreadcrumbList')]).toEqual([path, true])
        things.push(...head.things)
      }
    expect(things.flatMap(flatten).flatMap(findGaps)).toEqual([])
    expect(findViolations(things)).toEqual([])
  },
)

/** Types that the public pages of every institute describe. */
const described = [
  'BreadcrumbList',
  'CollectionPage',
  'ContactPage',
  'Course',
  'EducationEvent',
  'EducationalOrganization',
  'FAQPage',
  'Person',
]

for (const host of ['localhost', 'noor.localhost', 'iqra.localhost'])
  test(
    `the vocabulary accepts the public pages of ${host} in both languages`,
    { tag: '@full' },
    async ({ request, baseURL }) => {
      test.slow()
      const origin = `http://${host}:${new URL(requireValue(baseURL, 'the base URL')).port}`
      const all = await Promise.all(
        (['en', 'ar'] as const).map((language) => readSitemap(request, language, origin)),
      )
      const urls = all.flat().map(({ url }) => url)
      const things: Described[] = []
      const faults: string[] = []
      const unplaced: string[] = []
      const read = async (url: string) => {
        const head = await readHead(request, url)
        if (head.status !== 200 || !head.isListed || head.canonical !== url)
          faults.push(`${url} is ${head.canonical}`)
        if (!head.title || !head.description) faults.push(`${url} has no title or description`)
        things.push(...head.things)
        if (!head.things.some((thing) => thing['@type'] === 'BreadcrumbList')) unplaced.push(url)
      }
      // A few at a time: more would be refused as too many
      for (let index = 0; index < urls.length; index += 4)
        await Promise.all(urls.slice(index, index + 4).map(read))
      expect(faults).toEqual([])
      // In both languages
      expect(unplaced.map((url) => new URL(url).pathname)).toEqual(['/', '/'])
      const types = new Set(things.map((thing) => thing['@type']))
      expect([...types].filter((type) => type !== 'AboutPage').toSorted()).toEqual(described)
      // The main institute alone has the page
      expect(types.has('AboutPage')).toBe(host === 'localhost')
      expect(things.flatMap(flatten).flatMap(findGaps)).toEqual([])
      expect(findViolations(things)).toEqual([])
    },
  )
