import { ApiError, CONNECTION_ERROR, type User } from '#sdk'
import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { useSWRConfig } from 'swr'
import { clearGroupSelection } from '#web/state/groupSelection.ts'
import { clearKidsSelection } from '#web/state/kidsSelection.ts'
import { clearHistory, notify, notifyAfterReload } from '#web/state/notifications.ts'
import { removeSavedZone } from '#web/state/preferences.ts'
import { clearSelection } from '#web/state/selection.ts'
import { setSignedIn, setSignedOut } from '#web/state/session.ts'
import { removePersonalData } from '#web/storage/storage.ts'
import { useClients } from '#web/api/clients.ts'
import { type Stores, useStores } from '#web/state/stores.ts'
import { paths } from '../../paths.ts'
import { getLandingPath } from './landingPath.ts'
import { isPersonalKey } from './isPersonalKey.ts'
import { notifyOtherTabs } from './otherTabs.ts'

/** Returns a function that clears cached data and toasts of the previous user. */
function useClearPersonalCache() {
  const { notifications } = useStores()
  const { mutate } = useSWRConfig()
  return () => {
    void mutate(isPersonalKey, undefined, { revalidate: false })
    clearHistory(notifications)
  }
}

/**
 * Returns a function that signs a user in on this page: clears another user's data, navigates to the landing page, and
 * reads again what a page that stays shows.
 */
export function useSignIn() {
  const intl = useIntl()
  const stores = useStores()
  const { session, notifications } = stores
  const navigate = useNavigate()
  const { mutate } = useSWRConfig()
  const clearPersonalCache = useClearPersonalCache()
  return async (user: User, to: string = getLandingPath(user)) => {
    const isSamePerson = dropOtherUserData(stores, user)
    setSignedIn(session, user)
    notifyOtherTabs('signed-in')
    if (!isSamePerson) clearPersonalCache()
    // The page stays mounted, with failures of the ended session or without the data of another user
    if (isSamePerson || to.split('?')[0] === location.pathname) void mutate(isPersonalKey)
    await navigate(to)
    notify(notifications, 'success', intl.formatMessage({ id: 'login success' }))
  }
}

/**
 * Signs in by reloading the page, which then shows a toast.
 * @param text text of the toast
 */
export function signInAndReload(stores: Stores, user: User, text: string) {
  if (!dropOtherUserData(stores, user)) clearHistory(stores.notifications)
  notifyOtherTabs('signed-in')
  notifyAfterReload(text)
  location.reload()
}

/**
 * Drops the selections and drafts of the previous user, when another one signs in over an ended session.
 * @returns whether it is the same user
 */
function dropOtherUserData(stores: Stores, user: User): boolean {
  const { user: last, hasEnded } = stores.session
  const isSamePerson = hasEnded && last?.email === user.email && last.category === user.category
  if (hasEnded && !isSamePerson) {
    clearChoices(stores)
    removePersonalData()
  }
  return isSamePerson
}

/**
 * Returns a function that signs out: ends the session on the server, clears the user's data and goes home. Without a
 * response of the server the user stays signed in and may try again, because only the server can remove the cookie; any
 * response of the BFF has removed it.
 * @see specification section 4
 */
export function useSignOut() {
  const intl = useIntl()
  const stores = useStores()
  const { session, notifications } = stores
  const { api } = useClients()
  const navigate = useNavigate()
  const clearPersonalCache = useClearPersonalCache()
  return async function signOut() {
    try {
      await api.POST('/auth/revoke_token/', { body: {} })
    } catch (error) {
      if (!(error instanceof ApiError) || error.code === CONNECTION_ERROR) {
        const label = intl.formatMessage({ id: 'ui.retry' })
        const text = intl.formatMessage({ id: 'shell.logout.failed' })
        return notify(notifications, 'error', text, { label, run: () => void signOut() })
      }
    }
    await navigate(paths.home)
    setSignedOut(session)
    clearChoices(stores)
    removePersonalData()
    notifyOtherTabs('signed-out')
    clearPersonalCache()
    notify(notifications, 'success', intl.formatMessage({ id: 'Logout success' }))
  }
}

/** Drops what a person has chosen; the stored copies are removed with the rest. */
function clearChoices({ kidsSelection, groupSelection, selection, preferences }: Stores) {
  clearKidsSelection(kidsSelection)
  clearGroupSelection(groupSelection)
  clearSelection(selection)
  removeSavedZone(preferences)
}
