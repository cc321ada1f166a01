/**
 * Zones whose rules changed recently: a server and a browser with different releases of the time zone database may
 * format different times (IANA tz, news since 2025c).
 */
const unstableZones = new Set([
  'Africa/Casablanca',
  'Africa/El_Aaiun',
  'America/Edmonton',
  'America/Inuvik',
  'America/Vancouver',
  'America/Winnipeg',
  'America/Yellowknife',
  'Canada/Central',
  'Canada/Mountain',
  'Canada/Pacific',
  'Europe/Chisinau',
  'Europe/Tiraspol',
])

/**
 * Returns the zone if the server may format times in it, else undefined; the browser formats those after hydration.
 */
export function toSsrSafeZone(timeZone: string | undefined): string | undefined {
  return timeZone !== undefined && unstableZones.has(timeZone) ? undefined : timeZone
}
