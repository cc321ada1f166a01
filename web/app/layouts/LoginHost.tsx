import type { User } from '#sdk'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { addresses } from '#web/domain/addresses.ts'
import { landingOf, reloadsAfterSignIn } from '#web/domain/session/landing.ts'
import { useEnter } from '#web/domain/session/useEnter.ts'
import { LoginDialog } from '#web/features/auth/LoginDialog.tsx'
import { loadTexts } from '#web/i18n/catalog.ts'
import { type LoginRequest, closeLogin } from '#web/state/dialogs.ts'
import { signedOut } from '#web/state/session.ts'
import { usePreferences, useStores } from '#web/state/stores.ts'
import { addressOf, visitOf } from '../find.ts'

interface LoginHostProps {
  request: LoginRequest | undefined
}

/** Opens the dialog and decides where a sign-in leads (ruling 39) and what closing it means (ruling 32). */
export function LoginHost({ request }: LoginHostProps) {
  const stores = useStores()
  const enter = useEnter()
  const navigate = useNavigate()
  const { language } = usePreferences()
  const [isReady, setReady] = useState(false)
  useEffect(() => void loadTexts(language, ['auth']).then(() => setReady(true)), [language])
  if (!isReady) return null
  return <LoginDialog request={request} onSignedIn={arrive} onClose={close} />

  async function arrive(user: User) {
    if (reloadsAfterSignIn(location.pathname)) return location.reload()
    closeLogin(stores.dialogs)
    await enter(user, targetOf(user, request?.returnTo))
  }

  function close() {
    closeLogin(stores.dialogs)
    if (stores.session.hasEnded) signedOut(stores.session)
    if (request?.isGuarding || addressOf(location.pathname)?.who(visitOf(stores)) === 'sign-in')
      void navigate(addresses.home)
  }

  /** The page that was asked for, if this person may enter it; else where their role lands. */
  function targetOf(user: User, asked: string | undefined): string {
    const address = asked ? addressOf(asked.split('?')[0] ?? '') : undefined
    const isAdmitted = address?.who({ user, institute: stores.institute }) === true
    return asked && isAdmitted ? asked : landingOf(user)
  }
}
