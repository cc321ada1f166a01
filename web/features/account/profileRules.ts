import type { Language } from '#sdk/language.ts'
import type { Gender, HoursException, HoursRange, Profile, ProfileModel, Teaching, WeeklyHours } from '#sdk'
import * as v from 'valibot'
import { findExceptionsProblem, findWeekProblem } from './hours/hours.ts'
import {
  teachingRules,
  toTeachingInput,
  type TeachingInput,
  type TeachingValues,
} from '#web/domain/tutor/teaching.ts'
import { gender, maxLength, optional, phoneNumber, required, personName } from '#web/form/rules.ts'

/** Profile, hours and teaching data as the server has them; the last two of tutors only. */
export interface ProfileSnapshot {
  profile: Profile
  hours: WeeklyHours | undefined
  teaching: Teaching | undefined
}

/** Values that the profile form edits; parsed, they are `ProfileValues`. */
export type ProfileInput = Omit<ProfileValues, 'document_ids'> & Partial<Pick<TeachingInput, 'document_ids'>>

/** The values of the profile form; those about teaching of tutors only. */
export interface ProfileValues extends Partial<TeachingValues> {
  first_name: string
  last_name: string
  phone_number?: string | undefined
  gender: Gender
  date_of_birth?: string | undefined
  time_zone: string
  language: Language
  classes: boolean
  homework: boolean
  payments: boolean
  marketing: boolean
  biography?: string | undefined
  video_url?: string | undefined
  week: HoursRange[]
  exceptions: HoursException[]
}

const name = personName(required)

const video = v.pipe(
  required,
  maxLength(2000),
  // A path is a video hosted by the institute
  v.check((text) => /^(https:\/\/[^\s/]+\.|\/[^\s/])\S+$/i.test(text), 'profile.videoWrong'),
)

/** Rules of the single fields; those of the hours concern several fields, see `findHoursErrors`. */
export const profileRules = {
  first_name: name,
  last_name: name,
  phone_number: optional(phoneNumber),
  gender,
  date_of_birth: optional(v.pipe(required, v.isoDate('form.date'))),
  time_zone: required,
  biography: optional(v.pipe(required, maxLength(4000))),
  video_url: optional(video),
}

/** Rules of a tutor's form. */
export const tutorRules = { ...profileRules, ...teachingRules }

/** Finds errors that concern several inputs of the hours, as message ids by field. */
export function findHoursErrors({ week = [], exceptions = [] }: Partial<ProfileValues>) {
  const ofWeek = findWeekProblem(week)
  const ofDates = findExceptionsProblem(exceptions)
  return { ...(ofWeek ? { week: ofWeek } : {}), ...(ofDates ? { exceptions: ofDates } : {}) }
}

/** Converts a snapshot to form values. */
export function toFormValues({ profile, hours, teaching }: ProfileSnapshot): ProfileInput {
  return {
    first_name: profile.first_name,
    last_name: profile.last_name,
    ...(profile.phone_number ? { phone_number: profile.phone_number } : {}),
    gender: profile.gender,
    ...(profile.date_of_birth ? { date_of_birth: profile.date_of_birth } : {}),
    time_zone: profile.time_zone,
    language: profile.language,
    ...profile.notifications,
    ...(profile.biography ? { biography: profile.biography } : {}),
    ...(profile.video_url ? { video_url: profile.video_url } : {}),
    week: (hours?.week ?? []).toSorted((a, b) => a.from.localeCompare(b.from)),
    exceptions: [...(hours?.exceptions ?? [])],
    ...(teaching && toTeachingInput(teaching)),
  }
}

/** Converts values of the form, edited or parsed, to a record that can be compared: numbers, and lists in one order. */
export function toRecord(values: ProfileInput | ProfileValues): Record<string, unknown> {
  const { week, price, course_ids = [], language_ids = [], document_ids = [], ...rest } = values
  return {
    ...rest,
    ...(price ? { price: Number(price) } : {}),
    week: week.map(({ day, from, to }) => `${day} ${from}-${to}`).toSorted(),
    course_ids: course_ids.toSorted(),
    language_ids: language_ids.toSorted(),
    document_ids: document_ids.map((file) => (typeof file === 'number' ? file : file.id)),
  }
}

/** Builds the request body: what was emptied is sent empty, because what is left out stays. */
export function toProfileModel(values: ProfileValues, isTutor: boolean): ProfileModel {
  const { first_name, last_name, phone_number, gender: sex, date_of_birth, time_zone, language } = values
  const { classes, homework, payments, marketing } = values
  return {
    first_name,
    last_name,
    phone_number: phone_number ?? null,
    gender: sex,
    date_of_birth: date_of_birth ?? null,
    time_zone,
    language,
    notifications: { classes, homework, payments, marketing },
    ...(isTutor ? { biography: values.biography ?? '', video_url: values.video_url ?? null } : {}),
  }
}
