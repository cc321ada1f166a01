import { callers } from '#mocks/generated/callers.ts'
import type { OperationId } from '#mocks/handlers/responses.ts'
import type { Category } from '#mocks/world/records.ts'

/** Operations of a tutor that are open before the approval (docs/decisions.md#tutor-review). */
export const openToApplicants: ReadonlySet<string> = new Set<OperationId>([
  'readHours',
  'saveHours',
  'readTeaching',
  'saveTeaching',
  'changePassword',
])

/** Categories that may call an operation, by its id (`x-callers`); others are open to every signed-in account. */
export const roles: ReadonlyMap<string, readonly Category[]> = new Map(Object.entries(callers))
