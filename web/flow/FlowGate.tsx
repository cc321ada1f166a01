import { type ReactNode, useEffect } from 'react'
import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { notify } from '#web/state/notifications.ts'
import { useStores } from '#web/state/stores.ts'
import { PageSkeleton } from '#web/ui/PageSkeleton.tsx'
import { useEvent } from '#web/ui/useEvent.ts'
import type { FlowRedirect } from './flow.ts'

interface FlowGateProps {
  /** False until the tab's selection is restored: no redirect happens before */
  isRestored: boolean
  redirect: FlowRedirect | undefined
  /** Shown as a toast at a redirect */
  reason: MessageId
  onReset: () => void
  children: ReactNode
}

/**
 * Renders a step when its requirements are met; in the browser only, because the selection is in sessionStorage.
 * See docs/decisions.md#selection-guards.
 */
export function FlowGate({ isRestored, redirect, reason, onReset, children }: FlowGateProps) {
  const intl = useIntl()
  const navigate = useNavigate()
  const { notifications } = useStores()
  const to = isRestored ? redirect?.to : undefined
  const redirectTo = useEvent((target: string) => {
    if (redirect?.isReset) onReset()
    notify(notifications, 'info', intl.formatMessage({ id: reason }))
    void navigate(target, { replace: true })
  })
  useEffect(() => {
    // One redirect per target, even if other state rerenders the page meanwhile
    if (to !== undefined) redirectTo(to)
  }, [to, redirectTo])
  return isRestored && !redirect ? children : <PageSkeleton />
}
