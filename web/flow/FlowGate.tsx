import { type ReactNode, useEffect } from 'react'
import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { notify } from '#web/state/notifications.ts'
import { useStores } from '#web/state/stores.ts'
import { PageSkeleton } from '#web/ui/PageSkeleton.tsx'
import { useEvent } from '#web/ui/useEvent.ts'
import type { FlowRedirect } from './flow.ts'

interface FlowGateProps {
  /** False until this tab's choices are back: nobody is sent away before */
  isRestored: boolean
  redirect: FlowRedirect | undefined
  /** Said once to somebody who is sent away */
  reason: MessageId
  onReset: () => void
  children: ReactNode
}

/** Shows a step to those who have what it needs; in the browser only, after the choices are restored (ruling 33). */
export function FlowGate({ isRestored, redirect, reason, onReset, children }: FlowGateProps) {
  const intl = useIntl()
  const navigate = useNavigate()
  const { notifications } = useStores()
  const to = isRestored ? redirect?.to : undefined
  const leave = useEvent((target: string) => {
    if (redirect?.isReset) onReset()
    notify(notifications, 'info', intl.formatMessage({ id: reason }))
    void navigate(target, { replace: true })
  })
  useEffect(() => {
    // One detour is one redirect, whatever else renders anew meanwhile
    if (to !== undefined) leave(to)
  }, [to, leave])
  return isRestored && !redirect ? children : <PageSkeleton />
}
