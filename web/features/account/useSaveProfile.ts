import type { Language } from '#sdk/language.ts'
import { ApiError, type Clients, type Teaching, unwrapData } from '#sdk'
import { useRef } from 'react'
import { useIntl } from 'react-intl'
import { useClients } from '#web/api/clients.ts'
import { createClientsIn } from '#web/api/createClientsIn.ts'
import { isInterrupted } from '#web/api/formatError.ts'
import { readOwnName } from '#web/domain/session/readOwnName.ts'
import { toTeachingPayload, toTeachingInput, type TeachingValues } from '#web/domain/tutor/teaching.ts'
import { findChanges } from '#web/resource/findChanges.ts'
import { useFormats } from '#web/resource/formats.ts'
import { openAlertAfterReload } from '#web/state/dialogs.ts'
import { notify } from '#web/state/notifications.ts'
import { saveZone } from '#web/state/preferences.ts'
import { updateUser } from '#web/state/session.ts'
import { setPageCookie, writeStored } from '#web/storage/storage.ts'
import { useStores } from '#web/state/stores.ts'
import {
  toProfileModel,
  type ProfileSnapshot,
  type ProfileValues,
  toFormValues,
  toRecord,
} from './profileRules.ts'

interface SaveOptions extends ProfileSnapshot {
  onFetch: () => Promise<ProfileSnapshot | undefined>
  onSaved: () => Promise<void>
}

/**
 * Returns the submit function of the profile form: saves profile and, for tutors, hours and teaching data, unless they were changed
 * elsewhere meanwhile; then applies a new name, zone or language.
 */
export function useSaveProfile({ profile, hours, teaching, onFetch, onSaved }: SaveOptions) {
  const intl = useIntl()
  const clients = useClients()
  const { api } = clients
  const formats = useFormats()
  const { notifications, session, preferences } = useStores()
  const unanswered = useRef<Record<string, unknown>>(undefined)
  // Those that the form began with: a new picture, or a connection that is back, reads the profile again beside edits
  const base = useRef<ProfileSnapshot>({ profile, hours, teaching })
  return async (values: ProfileValues) => {
    const current = await onFetch()
    const changes = current ? listChanges(base.current, current, values, unanswered.current) : []
    if (current) base.current = current
    if (current && changes.length > 0) {
      const { createProfileError } = await import('./describeProfile.ts')
      throw await createProfileError(intl, changes, current, clients, formats)
    }
    try {
      const body = toProfileModel(values, hours !== undefined)
      const { data } = await unwrapData(api.POST('/account/profile/update/', { body }))
      const { week, exceptions, time_zone } = values
      if (hours) await unwrapData(api.POST('/tutor/hours/update/', { body: { time_zone, week, exceptions } }))
      if (teaching) await saveTeaching(api, values, teaching)
      updateUser(session, { first_name: data.first_name, last_name: data.last_name })
      if (values.time_zone !== profile.time_zone) saveZone(preferences, values.time_zone)
    } catch (error) {
      if (isInterrupted(error)) unanswered.current = toRecord(values)
      throw error instanceof ApiError ? mergeWeekFields(error) : error
    }
    if (values.language !== profile.language && values.language !== preferences.language) {
      await readOwnName(createClientsIn(values.language, preferences.timeZone))
      return reloadInLanguage(values.language, intl.formatMessage({ id: 'profile.saved' }))
    }
    notify(notifications, 'success', intl.formatMessage({ id: 'profile.saved' }))
    return onSaved()
  }
}

/** Saves what a tutor teaches, unless it is unchanged. */
async function saveTeaching(api: Clients['api'], values: ProfileValues, teaching: Teaching) {
  const isPriceOpen = teaching.status !== 'approved'
  // The rules of a tutor's form have passed, so all fields are there
  const body = toTeachingPayload(values as TeachingValues, isPriceOpen)
  const before = toTeachingInput(teaching)
  const document_ids = teaching.documents.map(({ id }) => id)
  const unchanged = toTeachingPayload({ ...before, document_ids }, isPriceOpen)
  if (JSON.stringify(body) === JSON.stringify(unchanged)) return
  await unwrapData(api.POST('/tutor/teaching/update/', { body }))
}

/**
 * Lists the fields of profile, hours and teaching data that were saved elsewhere meanwhile.
 * @param unanswered what an attempt without a response may have saved
 */
function listChanges(
  before: ProfileSnapshot,
  now: ProfileSnapshot,
  values: ProfileValues,
  unanswered?: Record<string, unknown>,
) {
  const [old, current] = [toRecord(toFormValues(before)), toRecord(toFormValues(now))]
  const names = Object.keys({ ...old, ...current })
  return findChanges(names, old, current, toRecord(values), unanswered)
}

/** Stores the language and reloads the page in it. */
function reloadInLanguage(language: Language, text: string) {
  setPageCookie('preferred-lang', language)
  writeStored('preferred-lang', language)
  writeStored('lang', language)
  openAlertAfterReload({ intent: 'success', text })
  location.reload()
}

/** Moves errors of single ranges (`week.3.to`) to the field `week`. */
function mergeWeekFields(error: ApiError): ApiError {
  if (!Object.keys(error.fields).some((name) => name.includes('.'))) return error
  const fields = Object.entries(error.fields).map(([name, texts]) => [name.split('.')[0], texts])
  const { status, code, messages } = error
  return new ApiError({ status, code, messages, fields: Object.fromEntries(fields) })
}
