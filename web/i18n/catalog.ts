import type { Language } from '#sdk/language.ts'

type Texts = Record<string, string>

// The texts of the dashboard are part of the generated menu.json
const files = import.meta.glob<Texts>(['./{en,ar}/*.json', '!./{en,ar}/dashboard.json'], {
  import: 'default',
})
const catalogs: Record<Language, Texts> = { en: {}, ar: {} }
const loaded = new Set<string>()
const areas = new Set<string>()

/** Loads text areas in a language; loaded ones are not fetched again. Shared by all requests. */
export async function loadTexts(language: Language, requested: Iterable<string>): Promise<void> {
  const missing = [...requested].filter((area) => !loaded.has(`${language}/${area}`))
  if (missing.length === 0) return
  const texts = await Promise.all(missing.map(async (area) => files[`./${language}/${area}.json`]?.()))
  for (const area of missing) {
    loaded.add(`${language}/${area}`)
    areas.add(area)
  }
  // The same object, which formatters of this language keep
  Object.assign(catalogs[language], ...texts)
}

/** Returns the areas in use, for a change of language. */
export function getLoadedAreas(): ReadonlySet<string> {
  return areas
}

/** Returns the loaded texts of a language. */
export function getTexts(language: Language): Record<MessageId, string> {
  return catalogs[language] as Record<MessageId, string> // A page's areas are loaded before it is rendered
}
