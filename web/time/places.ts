import type { Language } from '#web/state/institute.ts'

/** Who looks at a page, as far as it decides whose zones are named there. */
export interface PlaceViewer {
  /** IANA name */
  readonly timeZone: string
  readonly isSignedIn: boolean
}

const usualFile = 'time/usualArabicPlaces.json'
const moreFile = 'time/moreArabicPlaces.json'

/** Where zones lie, in the languages that have names of their own for it; the same for everybody. */
const places: Record<Language, Readonly<Record<string, string>>> = { en: {}, ar: {} }
let usual: Readonly<Record<string, string>> = {}

/**
 * Loads the names of a language that a visitor meets, once: guests see no zone but their own, and most of them
 * live in one of the usual places.
 */
export async function loadPlaces(language: Language, viewer: PlaceViewer): Promise<void> {
  if (language !== 'ar') return
  if (!usual.UTC) usual = (await import('./usualArabicPlaces.json')).default
  if (!places.ar.UTC) places.ar = usual
  if (places.ar !== usual || !meetsMore(viewer)) return
  places.ar = { ...usual, ...(await import('./moreArabicPlaces.json')).default }
}

/** The same as files of the web app, so that a page may fetch them early. `loadPlaces` comes first. */
export function filesOfPlaces(language: Language, viewer: PlaceViewer): string[] {
  if (language !== 'ar') return []
  return meetsMore(viewer) ? [usualFile, moreFile] : [usualFile]
}

function meetsMore({ timeZone, isSignedIn }: PlaceViewer): boolean {
  return isSignedIn || !(nameToday(timeZone) in usual)
}

/**
 * `Casablanca`, or in a language that is loaded `الدار البيضاء، المغرب`: the city, and its country where a name alone
 * would not say it.
 * @param timeZone IANA name
 */
export function placeOf(timeZone: string, language: Language): string {
  const name = nameToday(timeZone)
  return places[language][name] ?? name.split('/').at(-1)?.replaceAll('_', ' ') ?? name
}

/** Chromium tells a machine's zone by the name it once had; only what is shown changes (ruling 31). */
function nameToday(timeZone: string): string {
  return todaysNames[timeZone] ?? timeZone
}

const todaysNames: Record<string, string> = {
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Europe/Kiev': 'Europe/Kyiv',
}
