import { subscribe } from 'valtio'
import type { BookedClass, Clients } from '#sdk'
import { comingQuery } from '#web/domain/classes/queries.ts'
import { loadTexts } from '#web/i18n/catalog.ts'
import { getIntl } from '#web/i18n/intl.ts'
import { paths, withSearch } from '#web/paths.ts'
import { restoreReminders } from '#web/state/device.ts'
import type { Stores } from '#web/state/stores.ts'

/** How long before a class its reminder is shown, milliseconds. */
const AHEAD = 10 * 60_000
/** How often the next classes are read, milliseconds. */
const INTERVAL = 5 * 60_000

const attending = new Set(['student', 'kids', 'tutor'])

/** Reminds the signed-in person of classes while a page is open, once they have asked for it on this device. */
export function startReminders(stores: Stores, clients: Clients): void {
  const { device } = stores
  const planned = new Map<number, ReturnType<typeof setTimeout>>()
  let timer: ReturnType<typeof setInterval> | undefined
  restoreReminders(device)
  update()
  subscribe(device, update)

  function update() {
    clearInterval(timer)
    for (const waiting of planned.values()) clearTimeout(waiting)
    planned.clear()
    if (!device.hasReminders) return
    timer = setInterval(() => void plan(), INTERVAL)
    void plan()
  }

  async function plan() {
    const { user } = stores.session
    if (!user || !attending.has(user.category)) return
    const coming = await comingQuery(user.category === 'tutor' ? 'tutor' : 'student')
      .load(clients)
      .catch(() => undefined)
    for (const one of coming?.data ?? []) {
      const wait = Date.parse(one.start_date_time) - AHEAD - (Date.now() + stores.clock.offset)
      const isSoon = wait > -AHEAD && wait <= INTERVAL
      if (isSoon && !planned.has(one.id))
        planned.set(
          one.id,
          setTimeout(() => void remind(stores, one), Math.max(0, wait)),
        )
    }
  }
}

async function remind({ preferences: { language } }: Stores, { id, course, start_date_time }: BookedClass) {
  await loadTexts(language, ['device'])
  const intl = getIntl(language)
  const title = intl.formatMessage({ id: 'device.reminder' }, { course: course.name })
  const body = intl.formatTime(start_date_time)
  const url = withSearch(paths.meeting, { class: id })
  const options = { body, tag: `class-${id}`, lang: language, icon: '/apple-touch-icon.png', data: { url } }
  const registration = await navigator.serviceWorker?.getRegistration()
  if (registration) await registration.showNotification(title, options)
  else new Notification(title, options).addEventListener('click', () => window.open(url))
}
