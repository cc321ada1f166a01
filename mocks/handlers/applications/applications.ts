import type { Handler } from '#mocks/handlers/responses.ts'
import { respondPage, type Orders } from '#mocks/handlers/paging.ts'
import { toApplication } from '#mocks/handlers/views.ts'
import { getById } from '#mocks/data/catalogue.ts'
import { countries } from '#mocks/data/countries.ts'
import type { TutorRecord } from '#mocks/world/records.ts'
import { normalize } from '#mocks/world/search.ts'

export const listTutorApplications: Handler<'listTutorApplications'> = (call) => {
  const { language } = call
  const { query } = call
  const status = query.get('status')
  const course = Number(query.get('course_id'))
  const spoken = Number(query.get('language_id'))
  // Calendar days, compared as text
  const [from, to] = [query.get('from') ?? '', query.get('to') ?? '9999']
  const compareBy = (text: (tutor: TutorRecord) => string) => (a: TutorRecord, b: TutorRecord) =>
    text(a).localeCompare(text(b), language) || a.id - b.id
  const orders: Orders<TutorRecord> = {
    applied_on: compareBy(({ applied_on }) => applied_on),
    rating: (a, b) => (a.rating ?? 0) - (b.rating ?? 0) || a.id - b.id,
    first_name: compareBy(({ first_name }) => first_name[language]),
    last_name: compareBy(({ last_name }) => last_name[language]),
    country: compareBy(({ country_id }) =>
      country_id === null ? '' : getById(countries, country_id).name[language],
    ),
    email: compareBy(({ email }) => email),
    status: compareBy((tutor) => tutor.status),
  }
  const rows = call.state.tutors
    .list()
    .filter((tutor) => status === null || tutor.status === status)
    .filter(({ course_ids, language_ids }) => isAmong(course, course_ids) && isAmong(spoken, language_ids))
    .filter(({ applied_on }) => applied_on >= from && applied_on <= to)
  return respondPage(call, rows, (tutor) => toApplication(tutor, call), {
    orders,
    usual: '-applied_on',
    getSearchText: (tutor) => `${tutor.searchText}\n${normalize(tutor.email)}`,
  })
}

/** Whether an id is one of some ids. @param wanted 0 matches any */
function isAmong(wanted: number, ids: readonly number[]): boolean {
  return !wanted || ids.includes(wanted)
}
