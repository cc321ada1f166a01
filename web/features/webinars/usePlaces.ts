import type { Webinar, WebinarRegistration } from '#sdk'
import { unwrapData } from '#sdk'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useSWRConfig } from 'swr'
import { useClients } from '#web/api/clients.ts'
import { once } from '#web/api/once.ts'
import { useQuery } from '#web/api/query.ts'
import { errorText } from '#web/api/errorText.ts'
import { openLogin } from '#web/state/dialogs.ts'
import { notify } from '#web/state/notifications.ts'
import { useSession, useStores } from '#web/state/stores.ts'
import { rememberHalaqa } from './intent.ts'
import { bookedWebinarsQuery } from './reads.ts'

export interface Places {
  /** Guests are asked to sign in; tutors and staff take no places */
  mayRegister: boolean
  placeAt: (id: number) => WebinarRegistration | undefined
  /** The halaqa that is being dealt with */
  busy: number | undefined
  /** The halaqa whose place was just given back and may be taken again */
  undoable: number | undefined
  register: (webinar: Pick<Webinar, 'id'>) => Promise<void>
  cancel: (webinar: Pick<Webinar, 'id'>) => Promise<void>
}

const UNDO_MS = 8000

/** The visitor's places at halaqas, and taking and giving them back. */
export function usePlaces(): Places {
  const intl = useIntl()
  const { api } = useClients()
  const { user } = useSession()
  const { notifications, dialogs } = useStores()
  const { mutate } = useSWRConfig()
  const isLearner = user?.category === 'student' || user?.category === 'kids'
  const booked = useQuery(isLearner ? bookedWebinarsQuery : null)
  const [busy, setBusy] = useState<number>()
  const [undoable, setUndoable] = useState<number>()
  return { mayRegister: !user || isLearner, placeAt, busy, undoable, register, cancel }

  /** One's own place; a parent's list holds the children's too. */
  function placeAt(id: number) {
    const own = (booked.data?.data ?? []).filter(
      ({ webinar, learner }) => webinar.id === id && (user?.category === 'kids' || learner.age == null),
    )
    return own.findLast(({ status }) => status !== 'cancelled')
  }

  async function register({ id }: Pick<Webinar, 'id'>) {
    if (!user) {
      rememberHalaqa(id)
      return openLogin(dialogs, { tab: 'login' })
    }
    await act(id, async () => {
      const place = await once(`halaqa-${id}`, (header) =>
        unwrapData(api.POST('/webinar/{id}/register/', { params: { path: { id }, header }, body: {} })),
      )
      setUndoable(undefined)
      const isWaiting = place.data.status === 'waitlisted'
      say('success', intl.formatMessage({ id: isWaiting ? 'webinars.waiting' : 'webinars.registered' }))
    })
  }

  async function cancel({ id }: Pick<Webinar, 'id'>) {
    await act(id, async () => {
      await api.POST('/webinar/{id}/cancel/', { params: { path: { id } }, body: {} })
      setUndoable(id)
      setTimeout(() => setUndoable((now) => (now === id ? undefined : now)), UNDO_MS)
    })
  }

  async function act(id: number, work: () => Promise<void>) {
    if (busy !== undefined) return
    setBusy(id)
    try {
      await work()
    } catch (error) {
      say('error', errorText(error, intl))
    } finally {
      await mutate((key) => Array.isArray(key) && String(key[1]).startsWith('/webinar/')).catch(
        () => undefined,
      )
      setBusy(undefined)
    }
  }

  function say(intent: 'success' | 'error', text: string) {
    notify(notifications, intent, text)
  }
}
