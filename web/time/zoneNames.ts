import type { Language } from '#sdk/language.ts'

/** Determines which zones a page may show. */
export interface ZoneNameViewer {
  /** IANA name */
  readonly timeZone: string
  readonly isSignedIn: boolean
}

const commonFile = 'time/commonArabicZones.json'
const rareFile = 'time/rareArabicZones.json'

/** Names of zones in languages that have their own; shared by all requests. */
const zoneNames: Record<Language, Readonly<Record<string, string>>> = { en: {}, ar: {} }
let commonNames: Readonly<Record<string, string>> = {}

/**
 * Loads the zone names that a user may see: guests see only their own zone, which is usually among the common ones.
 */
export async function loadZoneNames(language: Language, viewer: ZoneNameViewer): Promise<void> {
  if (language !== 'ar') return
  if (!commonNames.UTC) commonNames = (await import('./commonArabicZones.json')).default
  if (!zoneNames.ar.UTC) zoneNames.ar = commonNames
  if (zoneNames.ar !== commonNames || !needsRareNames(viewer)) return
  zoneNames.ar = { ...commonNames, ...(await import('./rareArabicZones.json')).default }
}

/** Lists the files of `loadZoneNames`, so that a page can preload them. Call `loadZoneNames` first. */
export function listZoneNameFiles(language: Language, viewer: ZoneNameViewer): string[] {
  if (language !== 'ar') return []
  return needsRareNames(viewer) ? [commonFile, rareFile] : [commonFile]
}

function needsRareNames({ timeZone, isSignedIn }: ZoneNameViewer): boolean {
  return isSignedIn || !(toCurrentId(timeZone) in commonNames)
}

/**
 * Formats a zone's name: `Casablanca`, or in a loaded language `الدار البيضاء، المغرب`: the city, with the country
 * where the name alone is not clear.
 * @param timeZone IANA name
 */
export function formatZoneName(timeZone: string, language: Language): string {
  const name = toCurrentId(timeZone)
  return zoneNames[language][name] ?? name.split('/').at(-1)?.replaceAll('_', ' ') ?? name
}

/** Converts an outdated zone id, which Chromium reports for some zones, to the current one; used for display only. */
function toCurrentId(timeZone: string): string {
  return currentIds[timeZone] ?? timeZone
}

const currentIds: Record<string, string> = {
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Etc/UTC': 'UTC',
  'Europe/Kiev': 'Europe/Kyiv',
}
