import type { Language } from '#sdk/language.ts'

type Texts = Record<string, string>

const files = import.meta.glob<Texts>('./{en,ar}/*.json', { import: 'default' })
const catalogs: Record<Language, Texts> = { en: {}, ar: {} }
const loaded = new Set<string>()
const areas = new Set<string>()
const listeners = new Set<() => void>()

/** Loads the texts of areas in a language; what is there already costs nothing. Texts are the same for everybody. */
export async function loadTexts(language: Language, wanted: Iterable<string>): Promise<void> {
  const missing = [...wanted].filter((area) => !loaded.has(`${language}/${area}`))
  if (missing.length === 0) return
  const texts = await Promise.all(missing.map((area) => files[`./${language}/${area}.json`]?.()))
  for (const area of missing) {
    loaded.add(`${language}/${area}`)
    areas.add(area)
  }
  catalogs[language] = Object.assign({}, catalogs[language], ...texts)
  for (const listener of listeners) listener()
}

/** Areas in use, so that a change of language can load the same. */
export function getLoadedAreas(): ReadonlySet<string> {
  return areas
}

export function getTexts(language: Language): Record<MessageId, string> {
  return catalogs[language] as Record<MessageId, string> // a page's areas are loaded before it is shown
}

export function subscribeTexts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
