import { subscribe } from 'valtio'
import type { Stores } from '#web/state/stores.ts'
import type { WorkerMessage } from '#web/worker/messages.ts'

/** Whose pages a device may keep: learners' and tutors', never those of staff. */
const kept = new Set(['student', 'kids', 'tutor'])

/** Registers the service worker and tells it who is signed in. A browser that denies workers works online only. */
export async function startOffline({ session }: Stores): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const isFirst = !navigator.serviceWorker.controller
  const registration = await navigator.serviceWorker.register('/sw.js').catch(() => undefined)
  if (!registration) return
  const { active } = await navigator.serviceWorker.ready
  const send = (message: WorkerMessage) => active?.postMessage(message)
  const tellPerson = () => {
    const { user } = session
    send({ type: 'person', person: user && kept.has(user.category) ? user.email || user.category : null })
  }
  tellPerson()
  subscribe(session, tellPerson)
  if (isFirst) send({ type: 'page', url: location.href, assets: listAssets() })
}

/** The scripts and fonts of this page, which were loaded before the worker. */
function listAssets(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${location.origin}/assets/`))
}
