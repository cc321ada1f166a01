/**
 * Zones whose law has changed of late: a server and a browser of other releases of the time zone database write
 * other times there (IANA tz, news since 2025c).
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

/** A zone that the server may write times in; the browser writes the others itself, once it has started. */
export function toSsrSafeZone(timeZone: string | undefined): string | undefined {
  return timeZone !== undefined && unstableZones.has(timeZone) ? undefined : timeZone
}
