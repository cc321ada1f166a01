import type { InstituteState } from '#mocks/world/world.ts'
import { createSnapshot, type Snapshot } from './changes.ts'

/** State names that a record may go to from each; a state without a row is an end. */
const transitions: Readonly<Record<string, { read: (row: never) => string; to: Record<string, string[]> }>> =
  {
    reservations: {
      read: ({ state }: { state: string }) => state,
      to: { pending: ['active', 'cancelled'], active: ['finished', 'cancelled'] },
    },
    payments: {
      read: ({ kind, state }: { kind: string; state: string }) => `${kind} ${state}`,
      to: { 'attempt pending': ['attempt completed', 'attempt failed'], 'fee overdue': ['fee paid', 'none'] },
    },
    registrations: {
      read: ({ status }: { status: string }) => status,
      // Staff may give a seat to a person who had cancelled
      to: { registered: ['cancelled'], waitlisted: ['registered', 'cancelled'], cancelled: ['registered'] },
    },
    webinars: {
      read: ({ isCancelled = false }: { isCancelled?: boolean }) => (isCancelled ? 'cancelled' : 'planned'),
      to: { planned: ['cancelled', 'none'], cancelled: ['none'] },
    },
    submissions: {
      read: ({ state }: { state: string }) => state,
      // A review may be corrected
      to: { submitted: ['reviewed', 'returned'], returned: ['reviewed'], reviewed: ['returned'] },
    },
    attempts: {
      read: ({ submitted }: { submitted: number | null }) =>
        submitted === null ? 'begun' : `handed in ${submitted}`,
      to: {},
    },
    tutors: {
      read: ({ status }: { status: string }) => status,
      to: {
        new: ['under_review', 'approved', 'rejected'],
        under_review: ['approved', 'rejected'],
        rejected: ['under_review', 'approved'],
        approved: ['terminated'],
        terminated: ['approved'],
      },
    },
    classes: {
      read: ({ outcome = 'open' }: { outcome?: string }) => outcome,
      to: { open: ['cancelled', 'rescheduled', 'none'] },
    },
    requests: {
      read: ({ state }: { state: string }) => state,
      to: { pending: ['accepted', 'refused', 'cancelled'] },
    },
    kids: {
      read: ({ isRemoved = false }: { isRemoved?: boolean }) => (isRemoved ? 'removed' : 'there'),
      to: { there: ['removed'] },
    },
  }

/** Lists the records whose state changed in another way than the table says. */
export function listBrokenTransitions(before: Snapshot, state: InstituteState, now: number): string[] {
  const after = createSnapshot(state)
  return Object.entries(transitions).flatMap(([name, { read, to }]) =>
    [...(before.get(name) ?? [])].flatMap(([id, row]) => {
      const next = after.get(name)?.get(id)
      if (next === row) return []
      // The cast is safe: the row is of the table that the reader is for
      const [old, current] = [read(row as never), next ? read(next as never) : 'none']
      const isAllowed =
        old === current || to[old]?.includes(current) === true || isHandIn(name, old, current, now)
      return isAllowed ? [] : [`${name}/${id} went from ${old} to ${current}`]
    }),
  )
}

/** Whether an attempt at a quiz was handed in now. */
function isHandIn(name: string, old: string, current: string, now: number): boolean {
  return name === 'attempts' && old === 'begun' && current === `handed in ${now}`
}
