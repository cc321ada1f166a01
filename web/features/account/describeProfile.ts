import type { ApiError, Clients } from '#sdk'
import type { IntlShape } from 'react-intl'
import { teachingLabels, toNamedValues } from '#web/domain/tutor/teaching.ts'
import { createChangeError } from '#web/resource/createChangeError.ts'
import { describeValue } from '#web/resource/describeValue.ts'
import type { FieldChange } from '#web/resource/findChanges.ts'
import type { Formats } from '#web/resource/formats.ts'
import { formatZone } from '#web/time/format.ts'
import { listDayNames } from '#web/time/weekdays.ts'
import { type ProfileSnapshot, toFormValues } from './profileRules.ts'

/** Labels of the fields, for a change by another person or in another window */
const labels: Readonly<Record<string, MessageId>> = {
  first_name: 'auth.firstName',
  last_name: 'auth.lastName',
  phone_number: 'auth.phone',
  gender: 'auth.gender',
  date_of_birth: 'auth.birthday',
  time_zone: 'profile.zone',
  language: 'profile.language',
  classes: 'profile.letters.classes',
  homework: 'profile.letters.homework',
  payments: 'profile.letters.payments',
  marketing: 'profile.letters.marketing',
  biography: 'profile.biography',
  video_url: 'profile.video',
  week: 'profile.hours',
  exceptions: 'profile.dates',
  ...teachingLabels,
}

/**
 * Creates the error of a profile that was changed elsewhere: it names the fields, and the values that saving would
 * overwrite.
 * @see docs/decisions.md#edited-by-two
 */
export function createProfileError(
  intl: IntlShape,
  changes: readonly FieldChange[],
  current: ProfileSnapshot,
  clients: Clients,
  formats: Formats,
): Promise<ApiError> {
  const shown = toShown(current, intl, formats)
  return createChangeError(
    intl,
    changes,
    (name) => intl.formatMessage({ id: labels[name] ?? 'profile.title' }),
    (name) => describeValue(shown[name], {}, clients, formats),
    'profile.elsewhere',
  )
}

/** Returns the values as they are named; lists of hours as one text. */
function toShown(current: ProfileSnapshot, intl: IntlShape, formats: Formats): Record<string, unknown> {
  const { teaching, profile } = current
  const { week, exceptions, ...values } = toFormValues(current)
  const { language } = formats
  return {
    ...values,
    gender: intl.formatMessage({ id: profile.gender === 'Female' ? 'auth.female' : 'auth.male' }),
    time_zone: formatZone(profile.time_zone, language, new Date()),
    language: profile.language === 'ar' ? 'العربية' : 'English',
    week: formats.list(
      week.map(({ day, from, to }) => `${listDayNames([day], language).join('')} ${from}–${to}`),
    ),
    exceptions: formats.list(
      exceptions.map(({ date, is_closed, from, to }) => {
        const hours = is_closed ? intl.formatMessage({ id: 'hours.closed' }) : `${from}–${to}`
        return `${formats.day(date)} ${hours}`
      }),
    ),
    ...(teaching && toNamedValues(teaching)),
  }
}
