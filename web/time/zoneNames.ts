import type { Language } from '#sdk/language.ts'

/** Who looks at a page, as far as it decides whose zones are named there. */
export interface ZoneNameViewer {
  /** IANA name */
  readonly timeZone: string
  readonly isSignedIn: boolean
}

const commonFile = 'time/commonArabicZones.json'
const rareFile = 'time/rareArabicZones.json'

/** Where zones lie, in the languages that have names of their own for it; the same for everybody. */
const zoneNames: Record<Language, Readonly<Record<string, string>>> = { en: {}, ar: {} }
let commonNames: Readonly<Record<string, string>> = {}

/**
 * Loads the names of a language that a visitor meets, once: guests see no zone but their own, and most of them
 * live in one of the usual places.
 */
export async function loadZoneNames(language: Language, viewer: ZoneNameViewer): Promise<void> {
  if (language !== 'ar') return
  if (!commonNames.UTC) commonNames = (await import('./commonArabicZones.json')).default
  if (!zoneNames.ar.UTC) zoneNames.ar = commonNames
  if (zoneNames.ar !== commonNames || !needsRareNames(viewer)) return
  zoneNames.ar = { ...commonNames, ...(await import('./rareArabicZones.json')).default }
}

/** The same as files of the web app, so that a page may fetch them early. `loadPlaces` comes first. */
export function listZoneNameFiles(language: Language, viewer: ZoneNameViewer): string[] {
  if (language !== 'ar') return []
  return needsRareNames(viewer) ? [commonFile, rareFile] : [commonFile]
}

function needsRareNames({ timeZone, isSignedIn }: ZoneNameViewer): boolean {
  return isSignedIn || !(toCurrentId(timeZone) in commonNames)
}

/**
 * `Casablanca`, or in a language that is loaded `الدار البيضاء، المغرب`: the city, and its country where a name alone
 * would not say it.
 * @param timeZone IANA name
 */
export function formatZoneName(timeZone: string, language: Language): string {
  const name = toCurrentId(timeZone)
  return zoneNames[language][name] ?? name.split('/').at(-1)?.replaceAll('_', ' ') ?? name
}

/** Chromium tells a machine's zone by the name it once had; only what is shown changes (ruling 31). */
function toCurrentId(timeZone: string): string {
  return currentIds[timeZone] ?? timeZone
}

const currentIds: Record<string, string> = {
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Europe/Kiev': 'Europe/Kyiv',
}
