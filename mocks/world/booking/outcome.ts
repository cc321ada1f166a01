import { computeEnd } from '#mocks/world/hours/classTime.ts'
import type { ClassRecord, Outcome } from '#mocks/world/records.ts'

/**
 * Computes the outcome of a class from its attendance and state; null before its end
 * (docs/decisions.md#outcomes).
 */
export function computeOutcome(row: ClassRecord, now: number): Outcome | null {
  if (row.isOwed) return 'to_reschedule'
  if (row.outcome) return row.outcome
  if (computeEnd(row) > now) return null
  const statuses = Object.values(row.attendance ?? {})
  if (!statuses.length) return 'unrecorded'
  return statuses.some((status) => status !== 'absent') ? 'completed' : 'missed'
}
