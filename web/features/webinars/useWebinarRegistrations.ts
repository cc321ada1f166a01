import type { Webinar, WebinarRegistration } from '#sdk'
import { unwrapData } from '#sdk'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useSWRConfig } from 'swr'
import { useClients } from '#web/api/clients.ts'
import { withIdempotencyKey } from '#web/api/withIdempotencyKey.ts'
import { useQuery } from '#web/api/query.ts'
import { formatError } from '#web/api/formatError.ts'
import { isDoneAlready } from '#web/api/isDoneAlready.ts'
import { openLogin } from '#web/state/dialogs.ts'
import { dismissErrors, notify } from '#web/state/notifications.ts'
import { useSession, useStores } from '#web/state/stores.ts'
import { storeWebinarIntent } from './webinarIntent.ts'
import { bookedWebinarsQuery } from './queries.ts'

interface CancelledSeat {
  id: number
  /** It was on the waiting list */
  wasWaiting: boolean
}

export interface WebinarRegistrations {
  /** Guests are asked to sign in; tutors and staff cannot register */
  mayRegister: boolean
  findRegistration: (id: number) => WebinarRegistration | undefined
  /** Id of the webinar with a running call */
  busy: number | undefined
  /** The webinar whose registration was just cancelled and can be taken again */
  undoable: CancelledSeat | undefined
  register: (webinar: Pick<Webinar, 'id'>) => Promise<void>
  cancel: (webinar: Pick<Webinar, 'id'>) => Promise<void>
}

const UNDO_MS = 8000

/** Returns the user's registrations at webinars, and actions to register and cancel. */
export function useWebinarRegistrations(): WebinarRegistrations {
  const intl = useIntl()
  const clients = useClients()
  const { api } = clients
  const { user } = useSession()
  const { notifications, dialogs } = useStores()
  const { mutate } = useSWRConfig()
  const isLearner = user?.category === 'student' || user?.category === 'kids'
  const booked = useQuery(isLearner ? bookedWebinarsQuery : null)
  const [busy, setBusy] = useState<number>()
  const [undoable, setUndoable] = useState<CancelledSeat>()
  return { mayRegister: !user || isLearner, findRegistration, busy, undoable, register, cancel }

  function findRegistration(id: number) {
    return findOwn(booked.data?.data ?? [], id)
  }

  /** Finds the user's own seat; a parent's list contains the kids's too. */
  function findOwn(rows: readonly WebinarRegistration[], id: number) {
    return rows.findLast(
      ({ webinar, learner, status }) =>
        webinar.id === id && status !== 'cancelled' && (user?.category === 'kids' || learner.age == null),
    )
  }

  /** Reads the seat that another window may have taken or given back. */
  async function readOwn(id: number) {
    return findOwn((await bookedWebinarsQuery.load(clients)).data, id)
  }

  async function register({ id }: Pick<Webinar, 'id'>) {
    if (!user) {
      storeWebinarIntent(id)
      return openLogin(dialogs, { tab: 'login' })
    }
    await runCall(
      id,
      async () => {
        const registration = await withIdempotencyKey(`halaqa-${id}`, (header) =>
          unwrapData(api.POST('/webinar/{id}/register/', { params: { path: { id }, header }, body: {} })),
        )
        setUndoable(undefined)
        tellSeat('success', registration.data)
      },
      async () => {
        const own = await readOwn(id)
        if (own) tellSeat('info', own)
        return own !== undefined
      },
    )
  }

  function tellSeat(intent: 'success' | 'info', { status }: WebinarRegistration) {
    const [saved, waiting] =
      user?.category === 'kids'
        ? (['kidsWork.find.saved', 'kidsWork.find.queued'] as const)
        : (['webinars.registered', 'webinars.waiting'] as const)
    notify(notifications, intent, intl.formatMessage({ id: status === 'waitlisted' ? waiting : saved }))
  }

  async function cancel({ id }: Pick<Webinar, 'id'>) {
    const wasWaiting = findRegistration(id)?.status === 'waitlisted'
    await runCall(
      id,
      async () => {
        await api.POST('/webinar/{id}/cancel/', { params: { path: { id } }, body: {} })
        setUndoable({ id, wasWaiting })
        setTimeout(() => setUndoable((now) => (now?.id === id ? undefined : now)), UNDO_MS)
      },
      async () => (await readOwn(id)) === undefined,
    )
  }

  async function runCall(id: number, work: () => Promise<void>, isDone: () => Promise<boolean>) {
    if (busy !== undefined) return
    setBusy(id)
    const error: unknown = await work().catch((reason: unknown) => reason)
    if (error === undefined || (await isDoneAlready(error, isDone))) dismissErrors(notifications)
    else notify(notifications, 'error', formatError(error, intl))
    await mutate((key) => Array.isArray(key) && String(key[1]).startsWith('/webinar/')).catch(() => undefined)
    setBusy(undefined)
  }
}
