import { ApiError, type Profile, type WeeklyHours, unwrapData } from '#sdk'
import { useIntl } from 'react-intl'
import { useClients } from '#web/api/clients.ts'
import { errorText } from '#web/api/errorText.ts'
import { openAlertAfterReload } from '#web/state/dialogs.ts'
import { notify } from '#web/state/notifications.ts'
import { zoneChosen } from '#web/state/preferences.ts'
import { personChanged } from '#web/state/session.ts'
import { setPageCookie, store } from '#web/state/storage.ts'
import { useStores } from '#web/state/stores.ts'
import { modelOf, type ProfileValues, valuesOf } from './profileRules.ts'

/** What the server holds. */
export interface Held {
  profile: Profile
  hours: WeeklyHours | undefined
}

interface SaveOptions extends Held {
  onRead: () => Promise<Held | undefined>
  onSaved: () => Promise<void>
}

/** Saves the profile and, of a tutor, the hours, unless they have been changed elsewhere; the page follows a new name, zone or language. */
export function useSaveProfile({ profile, hours, onRead, onSaved }: SaveOptions) {
  const intl = useIntl()
  const { api } = useClients()
  const { notifications, session, preferences } = useStores()
  return async (values: ProfileValues) => {
    const held = await onRead()
    if (held && isOther(held, { profile, hours }))
      throw new ApiError({
        status: 409,
        code: 'changed-elsewhere',
        messages: [intl.formatMessage({ id: 'profile.elsewhere' })],
      })
    try {
      const body = modelOf(values, hours !== undefined)
      const { data } = await unwrapData(api.POST('/account/profile/update/', { body }))
      const { week, exceptions, time_zone } = values
      if (hours) await unwrapData(api.POST('/tutor/hours/update/', { body: { time_zone, week, exceptions } }))
      personChanged(session, { first_name: data.first_name, last_name: data.last_name })
      if (values.time_zone !== profile.time_zone) zoneChosen(preferences, values.time_zone)
    } catch (error) {
      notify(notifications, 'error', errorText(error, intl))
      throw error instanceof ApiError ? ofHours(error) : error
    }
    if (values.language !== profile.language && values.language !== preferences.language)
      return speak(values.language, intl.formatMessage({ id: 'profile.saved' }))
    notify(notifications, 'success', intl.formatMessage({ id: 'profile.saved' }))
    return onSaved()
  }
}

/** Whether somebody, or the same person on another device, has saved in the meantime. */
function isOther(one: Held, two: Held): boolean {
  const text = ({ profile, hours }: Held) => JSON.stringify(valuesOf(profile, hours))
  return text(one) !== text(two)
}

/** The page is made anew in the other language. */
function speak(language: 'en' | 'ar', text: string) {
  setPageCookie('preferred-lang', language)
  store('preferred-lang', language)
  store('lang', language)
  openAlertAfterReload({ intent: 'success', text })
  location.reload()
}

/** `week.3.to` is said at the week. */
function ofHours(error: ApiError): ApiError {
  const fields = Object.entries(error.fields).map(([name, texts]) => [name.split('.')[0], texts])
  const { status, code, messages } = error
  return new ApiError({ status, code, messages, fields: Object.fromEntries(fields) })
}
