import * as v from 'valibot'
import type { BookedClass } from '#sdk'
import { loadTexts } from '#web/i18n/catalog.ts'
import { getIntl } from '#web/i18n/intl.ts'
import { paths, withSearch } from '#web/paths.ts'
import { readStored, writeStored } from '#web/storage/storage.ts'
import type { Stores } from '#web/state/stores.ts'
import { formatTime } from '#web/time/format.ts'

const TAG = 'class-'
const SHOWN = 'mk.reminded'

/**
 * Shows the reminder of a class, once on this device for each time of the class.
 * @param now milliseconds since the epoch by the server's clock
 */
export async function showReminder(
  { preferences: { language, timeZone } }: Stores,
  { id, course, start_date_time }: BookedClass,
  now: number,
): Promise<void> {
  const startsAt = Date.parse(start_date_time)
  if (!markShown(id, startsAt, now)) return
  await loadTexts(language, ['device'])
  const minutes = Math.max(1, Math.round((startsAt - now) / 60_000))
  const title = getIntl(language).formatMessage({ id: 'device.reminder' }, { course: course.name, minutes })
  const body = formatTime(start_date_time, language, timeZone)
  const url = withSearch(paths.meeting, { class: id })
  const options = { body, tag: `${TAG}${id}`, lang: language, icon: '/apple-touch-icon.png', data: { url } }
  const registration = await navigator.serviceWorker?.getRegistration()
  if (registration) await registration.showNotification(title, options)
  else new Notification(title, options).addEventListener('click', () => window.open(url))
}

/** Removes the reminders that a person has left on the screen. */
export async function removeReminders(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration()
  const shown = (await registration?.getNotifications()) ?? []
  for (const notification of shown) if (notification.tag.startsWith(TAG)) notification.close()
}

/** Remembers on this device, until the class begins, that its reminder was shown. */
function markShown(id: number, startsAt: number, now: number): boolean {
  const shown = Object.entries(readShown()).filter(([, time]) => time > now)
  if (shown.some(([known, time]) => known === String(id) && time === startsAt)) return false
  writeStored(SHOWN, JSON.stringify({ ...Object.fromEntries(shown), [id]: startsAt }))
  return true
}

/** Start of each class whose reminder was shown, by its id. */
function readShown(): Record<string, number> {
  try {
    const stored: unknown = JSON.parse(readStored(SHOWN) ?? '{}')
    return v.is(v.record(v.string(), v.number()), stored) ? stored : {}
  } catch {
    return {}
  }
}
