import type { Language } from '#web/state/institute.ts'

/** Where zones lie, in the languages that have names of their own for it; the same for everybody. */
const places: Record<Language, Readonly<Record<string, string>>> = { en: {}, ar: {} }

/** Loads the names of a language, once; its texts bring them along. */
export async function loadPlaces(language: Language): Promise<void> {
  if (language !== 'ar' || places.ar.UTC) return
  places.ar = (await import('./arabicPlaces.json')).default
}

/**
 * `Casablanca`, or in a language that is loaded `الدار البيضاء، المغرب`: the city, and its country where a name alone
 * would not say it.
 * @param timeZone IANA name
 */
export function placeOf(timeZone: string, language: Language): string {
  const name = todaysNames[timeZone] ?? timeZone
  return places[language][name] ?? name.split('/').at(-1)?.replaceAll('_', ' ') ?? name
}

/** Chromium tells a machine's zone by the name it once had; only what is shown changes (ruling 31). */
const todaysNames: Record<string, string> = {
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Europe/Kiev': 'Europe/Kyiv',
}
