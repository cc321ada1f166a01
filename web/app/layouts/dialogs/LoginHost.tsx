import type { User } from '#sdk'
import { useIntl } from 'react-intl'
import { useLocation, useNavigate } from 'react-router-dom'
import { getLandingPath, needsReloadAfterSignIn } from '#web/domain/session/landingPath.ts'
import { signInAndReload, useSignIn } from '#web/domain/session/useSignIn.ts'
import { LoginDialog } from '#web/features/auth/LoginDialog.tsx'
import { paths } from '#web/paths.ts'
import { type LoginRequest, closeLogin, dropLoginRequest, openAlert, openLogin } from '#web/state/dialogs.ts'
import { setSignedOut } from '#web/state/session.ts'
import { useStores } from '#web/state/stores.ts'
import { removeDrafts } from '#web/storage/drafts.ts'
import { useEvent } from '#web/ui/useEvent.ts'
import { matchRoute, toGuardContext } from '../../routing/matchRoute.ts'

export interface LoginHostProps {
  request: LoginRequest | undefined
}

/** Opens the login dialog, and decides where a sign-in leads and what closing the dialog does. */
export function LoginHost({ request }: LoginHostProps) {
  const stores = useStores()
  const intl = useIntl()
  const enter = useSignIn()
  const navigate = useNavigate()
  const { pathname, search, hash } = useLocation()
  const onSignedIn = useEvent(finishSignIn)
  const onRegistered = useEvent(showWelcome)
  return (
    <LoginDialog
      request={request}
      isReserving={isReservation(request?.returnTo ?? pathname)}
      onSignedIn={onSignedIn}
      onRegistered={onRegistered}
      onClose={close}
    />
  )

  /** @param to where a social sign-in leads when no page was requested */
  async function finishSignIn(user: User, to?: string) {
    if (needsReloadAfterSignIn(location.pathname))
      return signInAndReload(stores, user, intl.formatMessage({ id: 'login success' }))
    closeLogin(stores.dialogs)
    const { resume, returnTo, after } = request ?? {}
    const isSamePerson = stores.session.user?.email === user.email
    // A page that was opened while the session ended came after the request
    const staysHere = resume ?? stores.session.hasEnded
    const requested = staysHere ? location.pathname + location.search : returnTo
    await enter(user, getTarget(user, requested, to))
    resume?.()
    if (after && isSamePerson) openLogin(stores.dialogs, { ...after, after: undefined })
  }

  /** Shows the result of a registration over the dialog: students sign in next, tutors wait for the review. */
  function showWelcome(role: 'student' | 'tutor') {
    openAlert(stores.dialogs, {
      intent: 'success',
      text: intl.formatMessage({ id: `auth.registered.${role}` }),
      ...(role === 'tutor' ? { onClosed: close } : {}),
    })
  }

  function close() {
    closeLogin(stores.dialogs)
    if (stores.session.hasEnded) {
      setSignedOut(stores.session)
      // The next person of this tab may be another one
      removeDrafts()
    }
    if (request?.isGuarding || matchRoute(location.pathname)?.who(toGuardContext(stores)) === 'sign-in')
      return void navigate(paths.home)
    // A reload must not open it again
    const rest = dropLoginRequest(search)
    if (rest !== search) void navigate(pathname + rest + hash, { replace: true, preventScrollReset: true })
  }

  /** Returns the requested page if this user may enter it, else the landing page of their role. */
  function getTarget(user: User, requested: string | undefined, fallback = getLandingPath(user)): string {
    const route = requested ? matchRoute(requested.split('?')[0] ?? '') : undefined
    const isAdmitted = route?.who({ user, institute: stores.institute }) === true
    return requested && isAdmitted ? requested : fallback
  }
}

/** Whether a path is a step of one-to-one or group booking. */
function isReservation(path: string): boolean {
  return /^\/(reservation|groups\/(programs|kids|interview|reservation))(\/|$)/i.test(path)
}
