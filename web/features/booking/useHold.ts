import { ApiError, type Hold, unwrapData } from '#sdk'
import { useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { useClients } from '#web/api/clients.ts'
import { useFailure } from '#web/api/useFailure.ts'
import { withIdempotencyKey } from '#web/api/withIdempotencyKey.ts'
import { formatBookingError } from '#web/domain/booking/formatBookingError.ts'
import { sortSlots } from '#web/state/sortSlots.ts'
import { assignCourses } from '#web/state/hourCourses.ts'
import type { ChosenSlot, SlotReplacement } from '#web/state/selection.ts'
import { useStores } from '#web/state/stores.ts'
import { toLearner } from './queries.ts'

interface HoldChoices {
  slots: readonly ChosenSlot[]
  replacements: readonly SlotReplacement[]
}

/**
 * Holds chosen slots for ten minutes. The selection changes at once; calls to the API follow one by one, and a
 * refusal restores what could not be held.
 * @param onRefused called when the API's response differs from what is shown
 */
export function useHold(onRefused: () => void) {
  const intl = useIntl()
  const { selection } = useStores()
  const { api } = useClients()
  const [text, setProblem] = useState<string>()
  const [failure, setFailure] = useFailure()
  const problem = text ?? (failure === undefined ? undefined : formatBookingError(failure, intl))
  const [isBusy, setBusy] = useState(false)
  const queue = useRef(Promise.resolve())
  const latest = useRef(0)
  return { problem, isBusy, setProblem, choose, replace, extend }

  /**
   * Replaces the selection by these slots.
   * @param before the selection until now
   */
  function choose(slots: readonly ChosenSlot[], before: readonly ChosenSlot[]) {
    // Other first hours have other dates that clash
    const isSame = String(slots.map(({ id }) => id)) === String(before.map(({ id }) => id))
    const { replacements } = selection
    return hold({ slots, replacements: isSame ? replacements : [] }, { slots: before, replacements })
  }

  /**
   * Chooses another hour for a date that clashes.
   * @param slot undefined to leave the date without a class
   */
  function replace(clash: string, slot: ChosenSlot | undefined) {
    const { slots, replacements } = selection
    const others = replacements.filter((one) => one.clash !== clash)
    return hold(
      { slots, replacements: slot ? [...others, { clash, slot }] : others },
      { slots, replacements },
    )
  }

  function hold(next: HoldChoices, before: HoldChoices) {
    selection.slots = assignCourses(next.slots, selection.courses)
    selection.replacements = [...next.replacements]
    selection.attempt = undefined
    selection.seenTotal = undefined
    setProblem(undefined)
    setFailure(undefined)
    setBusy(true)
    const turn = ++latest.current
    queue.current = queue.current.then(async () => {
      // Only the last choice counts
      if (turn !== latest.current) return
      try {
        await sendHold(next)
      } catch (error) {
        if (turn === latest.current) restoreSlots(error, before)
      } finally {
        if (turn === latest.current) setBusy(false)
      }
    })
    return queue.current
  }

  async function sendHold({ slots, replacements }: HoldChoices) {
    const { tutor, hold: current } = selection
    if (tutor === undefined) return
    if (slots.length === 0) {
      if (current)
        await api.DELETE('/slots/hold/{id}', { params: { path: { id: current.id } } }).catch(() => undefined)
      selection.hold = undefined
      return
    }
    const slot_ids = sortSlots(slots).map(({ id }) => id)
    const replacement_slot_ids = replacements.map(({ slot }) => slot.id)
    const body = { tutor_id: tutor, slot_ids, replacement_slot_ids, ...toLearner(selection) }
    const { data } = await withIdempotencyKey(
      `hold.${[...slot_ids, 'r', ...replacement_slot_ids, 'l', selection.learner].join('.')}`,
      (header) => unwrapData(api.POST('/slots/hold/', { params: { header }, body })),
    )
    storeHold(data)
  }

  function storeHold({ id, expires_at, extensions_left }: Hold) {
    selection.hold = { id, expires_at, extensions_left }
  }

  function restoreSlots(error: unknown, before: HoldChoices) {
    selection.slots = [...before.slots]
    selection.replacements = [...before.replacements]
    setFailure(error)
    if (error instanceof ApiError && error.status === 409) onRefused()
  }

  async function extend() {
    const { hold: current } = selection
    if (!current || isBusy) return
    setBusy(true)
    try {
      const { data } = await unwrapData(
        api.POST('/slots/hold/{id}/extend/', { params: { path: { id: current.id } } }),
      )
      storeHold(data)
    } catch (error) {
      setFailure(error)
    } finally {
      setBusy(false)
    }
  }
}
