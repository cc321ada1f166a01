import { subscribe } from 'valtio'
import { readStoredUsername } from '#web/features/auth/signIn.ts'
import { isStaff } from '#web/state/session.ts'
import type { Stores } from '#web/state/stores.ts'
import type { WorkerMessage } from '#web/worker/messages.ts'
import { isSavingData, listRepeatableReads, watchVisitedPages } from './visitedPages.ts'

/** Categories whose pages a device may keep: learners and tutors, never staff. */
const kept = new Set(['student', 'kids', 'tutor'])

/** Registers the service worker and tells it who is signed in. A browser that denies workers works online only. */
export async function startOffline({ session, preferences }: Stores): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const isFirst = !navigator.serviceWorker.controller
  const registration = await navigator.serviceWorker.register('/sw.js').catch(() => undefined)
  if (!registration) return
  const { active } = await navigator.serviceWorker.ready
  const send = (message: WorkerMessage) => active?.postMessage(message)
  const sendPage = (url: string) => {
    if (!isStaff(session.user)) send({ type: 'page', url, assets: listAssets() })
  }
  let told = isOld(session) ? readPerson(session) : undefined
  const tellPerson = () => {
    const person = readPerson(session)
    if (person === told) return false
    told = person
    send({ type: 'person', person, isRemembered: isRemembered(session) })
    return true
  }
  tellPerson()
  const [visit] = performance.getEntriesByType('navigation')
  if (isFirst) {
    sendPage(visit?.name ?? location.href)
    if (told && !isSavingData()) void repeatReads(preferences)
  }
  sendParts()
  window.addEventListener('appinstalled', () => isStaff(session.user) || send({ type: 'start' }))
  const pages = watchVisitedPages(sendPage)
  subscribe(session, () => tellPerson() && pages.restart())
  let { language } = preferences
  subscribe(preferences, () => {
    if (preferences.language === language) return
    language = preferences.language
    sendParts()
    pages.restart()
  })

  function sendParts() {
    if (!isSavingData()) send({ type: 'parts', language: preferences.language })
  }
}

/**
 * Reads again, through the worker, what the first page of a device has read before there was one: the page of a
 * signed-in person has its data from these calls alone.
 */
async function repeatReads({ language, timeZone }: Stores['preferences']): Promise<void> {
  const names = performance.getEntriesByType('resource').map(({ name }) => name)
  const urls = listRepeatableReads(names, location.origin)
  const { serviceWorker } = navigator
  if (!serviceWorker.controller)
    await new Promise((resolve) =>
      serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    )
  const headers = { 'X-CSRF': '1', 'Accept-Language': language, 'X-Timezone': timeZone, 'X-Passive': '1' }
  for (const url of urls) await fetch(url, { headers }).catch(() => undefined)
}

/** Whether this page was rendered some time ago, so that someone else may be signed in by now. */
function isOld({ user }: Stores['session']): boolean {
  const [visit] = performance.getEntriesByType('navigation')
  // Only guests' pages may come from the browser's own cache
  const isFromHistory = visit instanceof PerformanceNavigationTiming && visit.type === 'back_forward' && !user
  return isFromHistory || document.documentElement.dataset.kept !== undefined
}

/** The person whose pages the worker may keep; null for guests, staff and after the end of a session. */
function readPerson({ user, hasEnded }: Stores['session']): string | null {
  return user && !hasEnded && kept.has(user.category) ? user.email || user.category : null
}

/** Whether the person chose to be remembered on this device, so that the session outlives the browser. */
function isRemembered({ user }: Stores['session']): boolean {
  return Boolean(user?.email) && readStoredUsername()?.toLowerCase() === user?.email?.toLowerCase()
}

/** The scripts and fonts of this page, which were loaded before the worker. */
function listAssets(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${location.origin}/assets/`))
}
