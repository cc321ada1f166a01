import type { User } from '#sdk'
import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { useSWRConfig } from 'swr'
import { removeDrafts } from '#web/state/drafts.ts'
import { clearGroupSelection } from '#web/state/groupSelection.ts'
import { clearKidsSelection } from '#web/state/kidsSelection.ts'
import { clearHistory, notify, notifyAfterReload } from '#web/state/notifications.ts'
import { clearSavedZone } from '#web/state/preferences.ts'
import { clearSelection } from '#web/state/selection.ts'
import { setSignedIn, setSignedOut } from '#web/state/session.ts'
import { useClients } from '#web/api/clients.ts'
import { type Stores, useStores } from '#web/state/stores.ts'
import { paths } from '../addresses.ts'
import { landingOf } from './landing.ts'
import { tellOtherTabs } from './tabs.ts'

/** What was read for one person is not shown to another. */
function useForget() {
  const { notifications } = useStores()
  const { mutate } = useSWRConfig()
  return () => {
    void mutate(isPersonal, undefined, { revalidate: false })
    clearHistory(notifications)
  }
}

/** Enters the signed-in space as somebody: their data replaces what was cached for another person. */
export function useEnter() {
  const intl = useIntl()
  const stores = useStores()
  const { session, notifications } = stores
  const navigate = useNavigate()
  const forget = useForget()
  return async (user: User, to: string = landingOf(user)) => {
    const isSamePerson = dropOthers(stores, user)
    setSignedIn(session, user)
    tellOtherTabs('signed-in')
    if (!isSamePerson) forget()
    await navigate(to)
    notify(notifications, 'success', intl.formatMessage({ id: 'login success' }))
  }
}

/** Enters by loading the page anew (ruling 2), which says afterwards that it worked. */
export function enterAnew(stores: Stores, user: User, said: string) {
  dropOthers(stores, user)
  tellOtherTabs('signed-in')
  notifyAfterReload(said)
  location.reload()
}

/**
 * Where another person takes over this page, nothing that the last one chose or drafted is left (ruling 39).
 * @returns whether the same person came back
 */
function dropOthers(stores: Stores, user: User): boolean {
  const { user: last, hasEnded } = stores.session
  const isSamePerson = hasEnded && last?.email === user.email && last.category === user.category
  if (hasEnded && !isSamePerson) {
    forgetChoices(stores)
    removeDrafts()
    clearSavedZone()
  }
  return isSamePerson
}

/** Leaves: the server ends the session, the page forgets the person and goes home (section 4). */
export function useLeave() {
  const intl = useIntl()
  const stores = useStores()
  const { session, notifications } = stores
  const { api } = useClients()
  const navigate = useNavigate()
  const forget = useForget()
  return async () => {
    await api.POST('/auth/revoke_token/', { body: {} }).catch(() => undefined)
    await navigate(paths.home)
    setSignedOut(session)
    forgetChoices(stores)
    removeDrafts()
    clearSavedZone()
    tellOtherTabs('signed-out')
    forget()
    notify(notifications, 'success', intl.formatMessage({ id: 'Logout success' }))
  }
}

/** What somebody was choosing is nobody else's. */
function forgetChoices({ kidsSelection, groupSelection, selection }: Stores) {
  clearKidsSelection(kidsSelection)
  clearGroupSelection(groupSelection)
  clearSelection(selection)
}

/** What depends on who is signed in; the institute's public reads stay. */
function isPersonal(key: unknown): boolean {
  const path: unknown = Array.isArray(key) ? key[1] : undefined
  return (
    typeof path === 'string' &&
    !/^\/(institutes|tutor\/(list|filters|profile)|webinar|programs|group\/(courses|programs)|feedback\/highlights)/.test(
      path,
    )
  )
}
