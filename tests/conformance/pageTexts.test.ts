import { readFileSync, readdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { pages } from '#web/app/routing/pages/pages.ts'

const folder = 'web/i18n/en'

/** The area that loads a text, by the text's id. */
const areas = new Map(
  readdirSync(folder)
    .filter((file) => file !== 'dashboard.json') // Part of the generated menu.json
    .flatMap((file) =>
      Object.keys(JSON.parse(readFileSync(join(folder, file), 'utf8')) as object).map(
        (id) => [id, basename(file, '.json')] as const,
      ),
    ),
)

/** Areas that the layouts load. */
const loadedAlways = ['shell', 'menu', 'device', 'kidsWork']

/** Collects a file of `web` and the files of its feature that it imports, also those that are loaded late. */
function collectFeature(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found
  found.add(file)
  const imported = readFileSync(join('web', file), 'utf8').matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)
  for (const [, path = ''] of imported) collectFeature(join(dirname(file), path), found)
  return found
}

/** Lists the ids of texts in a file; of those that are put together, the beginning. */
function listTextIds(file: string): string[] {
  const source = readFileSync(join('web', file), 'utf8')
  return [...source.matchAll(/['"`]([a-zA-Z]\w*\.[\w.]*)(?:['"`]|\$\{)/g)].map(([, id = '']) => id)
}

/** Lists the areas of the texts whose ids begin so. */
function findAreas(id: string): string[] {
  const own = areas.get(id)
  return own ? [own] : [...areas].flatMap(([text, area]) => (text.startsWith(id) ? [area] : []))
}

it('finds the texts that a feature names', () => {
  const named = [...collectFeature('features/contact/Contact.tsx')].flatMap(listTextIds)
  expect(named).toEqual(expect.arrayContaining(['contact.heading', 'contact.send', 'contact.topic.']))
})

it.each(Object.entries(pages))(
  'the page %s loads the areas of the texts that its feature names',
  (_, page) => {
    const known = new Set<string>([...loadedAlways, ...page.texts])
    const named = [...collectFeature(page.file)].flatMap(listTextIds)
    const unknown = named.filter((id) => {
      const found = findAreas(id)
      return found.length > 0 && !found.some((area) => known.has(area))
    })
    expect(unknown).toEqual([])
  },
)
