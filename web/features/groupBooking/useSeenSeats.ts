import type { QuotedSeat } from '#sdk'
import { useState } from 'react'

/**
 * Returns the seats as they were shown before, as far as their tutor or dates have changed since.
 * @param isFresh whether the seats are those of a response that has just arrived
 */
export function useSeenSeats(seats: readonly QuotedSeat[] | undefined, isFresh: boolean) {
  const [seen, setSeen] = useState<readonly QuotedSeat[]>()
  if (seen === undefined && seats && isFresh) setSeen(seats)
  return {
    before: listChangedSeats(seen ?? [], seats ?? []),
    /** Takes what is shown now as seen */
    accept: () => setSeen(seats),
  }
}

/** Lists the seats as they were, of which tutor or dates are others now. */
export function listChangedSeats(
  before: readonly QuotedSeat[],
  now: readonly QuotedSeat[],
): readonly QuotedSeat[] {
  return before.filter((seat) => {
    const found = findSeat(now, seat)
    return found && (found.tutor_id !== seat.tutor_id || String(found.starts) !== String(seat.starts))
  })
}

/** Finds the seat of the same child in the same group class. */
export function findSeat(
  seats: readonly QuotedSeat[],
  { user_id, group_class_id }: Pick<QuotedSeat, 'user_id' | 'group_class_id'>,
): QuotedSeat | undefined {
  return seats.find((seat) => seat.user_id === user_id && seat.group_class_id === group_class_id)
}
