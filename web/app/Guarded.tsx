import { type ReactNode, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { openLogin } from '#web/state/dialogs.ts'
import { useInstitute, useSession, useStores } from '#web/state/stores.ts'
import { PageSkeleton } from '#web/ui/PageSkeleton.tsx'
import type { Guard } from './guards.ts'

interface GuardedProps {
  who: Guard
  children: ReactNode
}

/**
 * Shows a page to those whom its guard admits. Others see its skeleton under the login dialog, or while they are
 * on the way to where the address's loader sends them. A session that ended leaves the page mounted, so that nothing typed is lost (ruling 8).
 */
export function Guarded({ who, children }: GuardedProps) {
  const stores = useStores()
  const { user } = useSession()
  const institute = useInstitute()
  const { pathname, search } = useLocation()
  const answer = who({ user, institute })
  const mustSignIn = answer === 'sign-in'

  useEffect(() => {
    // Somebody who signed out has left already; their last page is only not yet taken away
    if (mustSignIn && location.pathname === pathname)
      openLogin(stores.dialogs, { tab: 'login', returnTo: pathname + search, isGuarding: true })
  }, [mustSignIn, pathname, search, stores])

  return answer === true ? children : <PageSkeleton />
}
