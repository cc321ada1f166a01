import { subscribe } from 'valtio'
import type { BookedClass, Clients } from '#sdk'
import { comingQuery } from '#web/domain/classes/queries.ts'
import { persistDevice } from '#web/state/device.ts'
import type { Stores } from '#web/state/stores.ts'
import { removeReminders, showReminder } from './showReminder.ts'

/** How long before a class its reminder is shown, milliseconds. */
const AHEAD = 10 * 60_000
/** How often the next classes are read, milliseconds. */
const INTERVAL = 5 * 60_000
/** Milliseconds until classes that could not be read are read again. */
const RETRY = 30_000

const attending = new Set(['student', 'kids', 'tutor'])

/**
 * Reminds the signed-in person of classes while a page is open, once they have asked for it on this device. Classes
 * are read again when a reminder is due, because they may have been moved or cancelled.
 */
export function startReminders(stores: Stores, clients: Clients): void {
  const { device, session } = stores
  let timer: ReturnType<typeof setTimeout> | undefined
  // A later plan replaces one that is still being read
  let plans = 0
  let last = readPerson(stores)
  persistDevice(device)
  void plan()
  subscribe(device, () => void plan())
  subscribe(session, () => {
    const person = readPerson(stores)
    if (person === last) return
    if (last !== undefined) void removeReminders()
    last = person
    void plan()
  })

  async function plan() {
    clearTimeout(timer)
    plans += 1
    const own = plans
    const { user } = session
    if (!device.hasReminders || !user || readPerson(stores) === undefined) return
    const coming = await comingQuery(user.category === 'tutor' ? 'tutor' : 'student')
      .load(clients.passive)
      .catch(() => undefined)
    if (own !== plans) return
    const now = Date.now() + stores.clock.offset
    const next = (coming?.data ?? []).filter((one) => Date.parse(one.start_date_time) > now)
    const waits = next.map(({ start_date_time }) => Date.parse(start_date_time) - AHEAD - now)
    const due: BookedClass[] = next.filter((_, index) => (waits[index] ?? 0) <= 0)
    timer = setTimeout(
      () => void plan(),
      Math.min(coming ? INTERVAL : RETRY, ...waits.filter((wait) => wait > 0)),
    )
    for (const one of due) void showReminder(stores, one, now).catch(() => undefined) // The permission may have been revoked meanwhile
  }
}

/** The person to remind; undefined for guests and staff, and after the end of a session. */
function readPerson({ session: { user, hasEnded } }: Stores): string | undefined {
  return user && !hasEnded && attending.has(user.category) ? `${user.category} ${user.email}` : undefined
}
