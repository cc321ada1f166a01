import type { NotificationChoices, Profile } from '#sdk'
import { getById, languages } from '#mocks/data/catalogue.ts'
import { countries } from '#mocks/data/countries.ts'
import { repeatInBothLanguages } from '#mocks/data/texts.ts'
import {
  respondMessage,
  throwForbidden,
  respondData,
  throwFieldErrors,
  type Handler,
} from '#mocks/handlers/responses.ts'
import type { Call } from '#mocks/handlers/call.ts'
import { throwUploadError, storeUpload } from '#mocks/handlers/files.ts'
import { getToday } from '#mocks/handlers/auth/registration.ts'
import { requireAccount } from '#mocks/handlers/callValues.ts'
import { computeAge, isStrong } from '#mocks/handlers/auth/rules.ts'
import { recordCorrection } from '#mocks/handlers/applications/recordCorrection.ts'
import { toNamed, getPictureUrl, getVideoUrl } from '#mocks/handlers/views.ts'
import { changeTutorZone } from '#mocks/world/classes/groupZone.ts'
import { isZone } from '#mocks/world/hours/zones.ts'
import { buildTutorSearchText } from '#mocks/world/people/tutors.ts'

export const readProfile: Handler<'readProfile'> = (call) => respondData(toProfile(call))

export const updateProfile: Handler<'updateProfile'> = (call, body) => {
  const account = requireAccount(call)
  const { state, language } = call
  if (body.time_zone !== undefined && !isZone(body.time_zone))
    throwFieldErrors(call, { time_zone: 'zoneUnknown' })
  if (body.country_id !== undefined && !countries.some(({ id }) => id === body.country_id))
    throwFieldErrors(call, { country_id: 'notAChoice' })
  if (body.language_ids?.some((id) => !languages.some((row) => row.id === id)))
    throwFieldErrors(call, { language_ids: 'notAChoice' })
  const minAge = account.category === 'kids' ? 4 : 18
  if (body.date_of_birth && computeAge(body.date_of_birth, getToday(call)) < minAge)
    throwFieldErrors(call, { date_of_birth: minAge === 4 ? 'kidAgeError' : 'adultAge' })
  const { first_name: first, last_name: last, gender, ...about } = body
  const first_name =
    first === undefined || first === account.first_name[language]
      ? account.first_name
      : repeatInBothLanguages(first)
  const last_name =
    last === undefined || last === account.last_name[language]
      ? account.last_name
      : repeatInBothLanguages(last)
  const changed = { first_name, last_name, gender: gender ?? account.gender }
  // Staff read the number that the person has now
  const { phone_number } = about
  const reached = { ...changed, ...(phone_number !== undefined && { phone_number: phone_number ?? '' }) }
  state.accounts.update({ ...account, ...changed })
  const student = state.students.get(account.id)
  if (student) state.students.update({ ...student, ...reached })
  const tutor = state.tutors.get(account.id)
  if (tutor) {
    const biography = about.biography === undefined ? tutor.biography : repeatInBothLanguages(about.biography)
    const taught = tutor.course_ids.flatMap((id) => state.courses.get(id) ?? [])
    const corrected = {
      ...tutor,
      ...reached,
      biography,
      country_id: about.country_id ?? tutor.country_id,
      searchText: buildTutorSearchText({ first_name, last_name }, taught),
    }
    state.tutors.update(corrected)
    recordCorrection(call, corrected)
    if (body.time_zone !== undefined && body.time_zone !== tutor.time_zone)
      changeTutorZone(state, corrected, body.time_zone)
  }
  state.profiles.update({ ...state.profiles.get(account.id), ...pickDefined(about), id: account.id })
  return respondData(toProfile({ ...call, account: { ...account, ...changed } }))
}

export const uploadPicture: Handler<'uploadPicture'> = (call) => {
  const upload = call.upload
  if (!upload || !/^image\/(jpeg|png|webp)$/.test(upload.content_type))
    return throwUploadError(call, 'fileType')
  if (upload.bytes.length > 5 * 1_048_576) return throwUploadError(call, 'pictureTooLarge')
  const file = storeUpload(call, upload)
  const account = requireAccount(call)
  call.state.profiles.update({ ...call.state.profiles.get(account.id), id: account.id, picture: file.id })
  return respondData({ profile_picture_url: getPictureUrl(account, call) ?? '' })
}

export const deletePicture: Handler<'deletePicture'> = (call) => {
  const { id } = requireAccount(call)
  call.state.profiles.update({ ...call.state.profiles.get(id), id, picture: null })
  return respondMessage(call, 'deleted')
}

export const changePassword: Handler<'changePassword'> = (call, body) => {
  const account = requireAccount(call)
  if (account.user_type.includes('_') && account.category === 'student') throwForbidden(call)
  if (body.current_password !== account.password)
    throwFieldErrors(call, { current_password: 'wrongPassword' })
  checkPassword(call, body)
  call.state.accounts.update({ ...account, password: body.password })
  call.world.tokens.revokeAll({ institute: call.state.institute.id, account: account.id }, call.token)
  return respondMessage(call, 'saved')
}

/** Checks a password and its repetition. @see specification section 5 */
export function checkPassword(call: Call, body: { password: string; confirm_password: string }): void {
  if (!isStrong(body.password)) throwFieldErrors(call, { password: 'passwordWeak' })
  if (body.password !== body.confirm_password)
    throwFieldErrors(call, { confirm_password: 'passwordMismatch' })
}

const choices: NotificationChoices = { classes: true, homework: true, payments: true, marketing: false }

/** Returns what the person has saved, also where it was emptied, or else what is known. */
function getOwn(saved: string | null | undefined, known: string | undefined): string | null {
  return saved === undefined ? (known ?? null) : saved
}

function toProfile(call: Call): Profile {
  const account = requireAccount(call)
  const { state, language } = call
  const own = state.profiles.get(account.id)
  const tutor = state.tutors.get(account.id)
  const kid = state.kids.get(account.id)
  const student = state.students.get(account.id)
  const country = own?.country_id ?? tutor?.country_id
  return {
    id: account.id,
    first_name: account.first_name[language],
    last_name: account.last_name[language],
    email: account.email,
    phone_number: getOwn(own?.phone_number, tutor?.phone_number ?? student?.phone_number),
    gender: account.gender,
    date_of_birth: getOwn(own?.date_of_birth, kid?.date_of_birth ?? (student && '1990-05-04')),
    category: account.category,
    profile_picture_url: getPictureUrl(account, call, account.category === 'kids'),
    time_zone: own?.time_zone ?? tutor?.time_zone ?? state.institute.time_zone,
    language: own?.language ?? (state.institute.default_language === 'ar' ? 'ar' : 'en'),
    notifications: own?.notifications ?? choices,
    is_email_verified: own?.isVerified ?? !student?.isPending,
    biography: own?.biography ?? tutor?.biography[language] ?? null,
    video_url: tutor ? getVideoUrl(tutor, call) : null,
    country: country === undefined || country === null ? null : toNamed(getById(countries, country), call),
    languages: (own?.language_ids ?? tutor?.language_ids ?? []).map((id) =>
      toNamed(getById(languages, id), call),
    ),
    ...(tutor && { status: tutor.status }),
  }
}

type WithoutUndefined<Fields> = { [Name in keyof Fields]: Exclude<Fields[Name], undefined> }

/** Removes undefined members. The assertion holds because no remaining member is undefined. */
function pickDefined<Fields extends object>(fields: Fields): WithoutUndefined<Fields> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as WithoutUndefined<Fields>
}
