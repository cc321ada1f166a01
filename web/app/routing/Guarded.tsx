import { type ReactNode, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { openLogin } from '#web/state/dialogs.ts'
import { useInstitute, useSession, useStores } from '#web/state/stores.ts'
import { PageSkeleton } from '#web/ui/PageSkeleton.tsx'
import { admitStaff, type Guard } from './guards.ts'

interface GuardedProps {
  who: Guard
  children: ReactNode
}

/**
 * Renders a page for users whom its guard admits. Others see its skeleton, under the login dialog or until the
 * route's loader redirects them. When a session ends the page stays mounted, so unsaved input is kept.
 * See docs/decisions.md#session-end-keeps-the-page.
 */
export function Guarded({ who, children }: GuardedProps) {
  const stores = useStores()
  const { user } = useSession()
  const institute = useInstitute()
  const { pathname, search } = useLocation()
  const decision = who({ user, institute })
  const mustSignIn = decision === 'sign-in'

  useEffect(() => {
    // After signing out the last page is still mounted for a moment and must not open the dialog
    if (mustSignIn && location.pathname === pathname)
      openLogin(stores.dialogs, {
        tab: 'login',
        ...(who === admitStaff && { role: 'operator' }),
        returnTo: pathname + search,
        isGuarding: true,
      })
  }, [mustSignIn, who, pathname, search, stores])

  return decision === true ? children : <PageSkeleton />
}
