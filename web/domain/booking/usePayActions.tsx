import type { ReactNode } from 'react'
import { useSession } from '#web/state/stores.ts'
import { PayDue, type PayDueProps } from './PayDue.tsx'

/**
 * Returns the actions of a record that a student may have to pay: paying comes first, in sight without scrolling.
 * @param actions the record's other actions
 */
export function usePayActions(
  actions: ReactNode,
  { isPayable, ...due }: PayDueProps & { isPayable: boolean },
): ReactNode {
  const { user } = useSession()
  if (!isPayable || user?.category !== 'student') return actions
  return [<PayDue key={due.reservationId} {...due} />, actions]
}
