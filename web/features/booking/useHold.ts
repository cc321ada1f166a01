import { ApiError, unwrapData } from '#sdk'
import { useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { useClients } from '#web/api/clients.ts'
import { once } from '#web/api/once.ts'
import { bookingError } from '#web/domain/booking/bookingError.ts'
import { inOrder } from '#web/state/choose.ts'
import type { ChosenSlot } from '#web/state/selection.ts'
import { useStores } from '#web/state/stores.ts'

/**
 * Keeps chosen hours for ten minutes (ruling 51). Hours are chosen at once on the screen; one call after another tells
 * the API, and a refusal gives back what could not be kept.
 * @param onRefused the API's answer is other than what was shown
 */
export function useHold(onRefused: () => void) {
  const intl = useIntl()
  const { selection } = useStores()
  const { api } = useClients()
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const queue = useRef(Promise.resolve())
  const wanted = useRef(0)
  return { problem, isBusy, setProblem, choose, extend }

  /** Chooses exactly these hours. @param before what was chosen until now */
  function choose(slots: readonly ChosenSlot[], before: readonly ChosenSlot[]) {
    selection.slots = [...slots]
    selection.attempt = undefined
    selection.seenTotal = undefined
    setProblem(undefined)
    setBusy(true)
    const turn = ++wanted.current
    queue.current = queue.current.then(async () => {
      // Only the last choice counts
      if (turn !== wanted.current) return
      try {
        await tell(slots)
      } catch (error) {
        if (turn === wanted.current) giveBack(error, before)
      } finally {
        if (turn === wanted.current) setBusy(false)
      }
    })
    return queue.current
  }

  async function tell(slots: readonly ChosenSlot[]) {
    const { tutor, hold } = selection
    if (tutor === undefined) return
    if (slots.length === 0) {
      if (hold)
        await api.DELETE('/slots/hold/{id}', { params: { path: { id: hold.id } } }).catch(() => undefined)
      selection.hold = undefined
      return
    }
    const slot_ids = inOrder(slots).map(({ id }) => id)
    const { data } = await once(`hold.${slot_ids.join('.')}`, (header) =>
      unwrapData(api.POST('/slots/hold/', { params: { header }, body: { tutor_id: tutor, slot_ids } })),
    )
    selection.hold = { id: data.id, expires_at: data.expires_at, extensions_left: data.extensions_left }
  }

  function giveBack(error: unknown, before: readonly ChosenSlot[]) {
    selection.slots = [...before]
    setProblem(bookingError(error, intl))
    if (error instanceof ApiError && error.status === 409) onRefused()
  }

  async function extend() {
    const { hold } = selection
    if (!hold || isBusy) return
    setBusy(true)
    try {
      const { data } = await unwrapData(
        api.POST('/slots/hold/{id}/extend/', { params: { path: { id: hold.id } } }),
      )
      selection.hold = { id: data.id, expires_at: data.expires_at, extensions_left: data.extensions_left }
    } catch (error) {
      setProblem(bookingError(error, intl))
    } finally {
      setBusy(false)
    }
  }
}
