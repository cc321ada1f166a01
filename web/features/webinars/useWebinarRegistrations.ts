import type { Webinar, WebinarRegistration } from '#sdk'
import { unwrapData } from '#sdk'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useSWRConfig } from 'swr'
import { useClients } from '#web/api/clients.ts'
import { withIdempotencyKey } from '#web/api/withIdempotencyKey.ts'
import { useQuery } from '#web/api/query.ts'
import { formatError } from '#web/api/formatError.ts'
import { openLogin } from '#web/state/dialogs.ts'
import { notify } from '#web/state/notifications.ts'
import { useSession, useStores } from '#web/state/stores.ts'
import { storeWebinarIntent } from './webinarIntent.ts'
import { bookedWebinarsQuery } from './queries.ts'

export interface WebinarRegistrations {
  /** Guests are asked to sign in; tutors and staff cannot register */
  mayRegister: boolean
  findRegistration: (id: number) => WebinarRegistration | undefined
  /** Id of the webinar with a running call */
  busy: number | undefined
  /** Id of the webinar whose registration was just cancelled and can be taken again */
  undoable: number | undefined
  register: (webinar: Pick<Webinar, 'id'>) => Promise<void>
  cancel: (webinar: Pick<Webinar, 'id'>) => Promise<void>
}

const UNDO_MS = 8000

/** Returns the user's registrations at webinars, and actions to register and cancel. */
export function useWebinarRegistrations(): WebinarRegistrations {
  const intl = useIntl()
  const { api } = useClients()
  const { user } = useSession()
  const { notifications, dialogs } = useStores()
  const { mutate } = useSWRConfig()
  const isLearner = user?.category === 'student' || user?.category === 'kids'
  const booked = useQuery(isLearner ? bookedWebinarsQuery : null)
  const [busy, setBusy] = useState<number>()
  const [undoable, setUndoable] = useState<number>()
  return { mayRegister: !user || isLearner, findRegistration, busy, undoable, register, cancel }

  /** Finds the user's own place; a parent's list contains the children's too. */
  function findRegistration(id: number) {
    const own = (booked.data?.data ?? []).filter(
      ({ webinar, learner }) => webinar.id === id && (user?.category === 'kids' || learner.age == null),
    )
    return own.findLast(({ status }) => status !== 'cancelled')
  }

  async function register({ id }: Pick<Webinar, 'id'>) {
    if (!user) {
      storeWebinarIntent(id)
      return openLogin(dialogs, { tab: 'login' })
    }
    await runCall(id, async () => {
      const registration = await withIdempotencyKey(`halaqa-${id}`, (header) =>
        unwrapData(api.POST('/webinar/{id}/register/', { params: { path: { id }, header }, body: {} })),
      )
      setUndoable(undefined)
      const isWaiting = registration.data.status === 'waitlisted'
      const [saved, waiting] =
        user.category === 'kids'
          ? (['kidsWork.find.saved', 'kidsWork.find.queued'] as const)
          : (['webinars.registered', 'webinars.waiting'] as const)
      showToast('success', intl.formatMessage({ id: isWaiting ? waiting : saved }))
    })
  }

  async function cancel({ id }: Pick<Webinar, 'id'>) {
    await runCall(id, async () => {
      await api.POST('/webinar/{id}/cancel/', { params: { path: { id } }, body: {} })
      setUndoable(id)
      setTimeout(() => setUndoable((now) => (now === id ? undefined : now)), UNDO_MS)
    })
  }

  async function runCall(id: number, work: () => Promise<void>) {
    if (busy !== undefined) return
    setBusy(id)
    try {
      await work()
    } catch (error) {
      showToast('error', formatError(error, intl))
    } finally {
      await mutate((key) => Array.isArray(key) && String(key[1]).startsWith('/webinar/')).catch(
        () => undefined,
      )
      setBusy(undefined)
    }
  }

  function showToast(intent: 'success' | 'error', text: string) {
    notify(notifications, intent, text)
  }
}
