import { expect, test } from '@playwright/test'
import { type Described, readHead, readSitemap } from '../../found.ts'
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
  ListItem: ['position', 'name', 'item'],
  Offer: ['price', 'priceCurrency'],
  AggregateRating: ['ratingValue', 'ratingCount'],
}

function findGaps(thing: Described): string[] {
  const type = thing['@type']
  const names = required[type] ?? []
  const missing = names.filter((name) => thing[name] === undefined || thing[name] === '')
  const { inLanguage } = thing
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

/** Types that the public pages of every institute describe. */
const described = [
  'BreadcrumbList',
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
      const read = async (url: string) => {
        const head = await readHead(request, url)
        if (head.status !== 200 || !head.isListed || head.canonical !== url)
          faults.push(`${url} is ${head.canonical}`)
        if (!head.title || !head.description) faults.push(`${url} has no title or description`)
        things.push(...head.things)
      }
      // A few at a time: more would be refused as too many
      for (let index = 0; index < urls.length; index += 4)
        await Promise.all(urls.slice(index, index + 4).map(read))
      expect(faults).toEqual([])
      expect([...new Set(things.map((thing) => thing['@type']))].toSorted()).toEqual(described)
      expect(things.flatMap(flatten).flatMap(findGaps)).toEqual([])
      expect(findViolations(things)).toEqual([])
    },
  )
