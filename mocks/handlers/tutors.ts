import type { Filter } from '#sdk'
import { institutes, languages, subjects } from '#mocks/data/catalogue.ts'
import { countries } from '#mocks/data/countries.ts'
import { getText, type Text } from '#mocks/data/texts.ts'
import { buildFailure, type Handler } from '#mocks/handlers/responses.ts'
import { toCourse } from '#mocks/handlers/courses.ts'
import { listBookableTutors, filterValues, isBookable } from '#mocks/handlers/listTutors.ts'
import { respondPage } from '#mocks/handlers/paging.ts'
import { parseId, parseFields, throwInvalidParameter } from '#mocks/handlers/request.ts'
import { toTutor, getVideoUrl } from '#mocks/handlers/views.ts'

export const readTutor: Handler<'readTutor'> = (call) => {
  const tutor = call.state.tutors.get(parseId(call))
  if (!tutor || !isBookable(tutor)) return { status: 404, body: buildFailure('notFound', call.language) }
  const reviews = tutor.reviews.map(({ id, author, rating, comment, created_on }) => ({
    id,
    author: author[call.language],
    rating,
    comment: comment[call.language],
    created_on,
  }))
  const data = {
    ...toTutor(tutor, call),
    joined_on: tutor.joined_on,
    time_zone: tutor.time_zone,
    video_url: getVideoUrl(tutor, call),
    reviews,
    rating_counts: [...tutor.star_counts],
    reviews_count: tutor.reviews.length,
  }
  return { status: 200, body: { success: true, data } }
}

interface Choice {
  value: string
  title: Text
}

interface FilterData {
  name: Filter['api_param_name']
  title: Text
  /** Absent where the options are the institute's courses */
  choices: readonly Choice[] | undefined
}

const filters: readonly FilterData[] = [
  {
    name: 'course_types',
    title: getText('Subject|المادة'),
    choices: subjects.map(({ slug, title }) => ({ value: slug, title })),
  },
  {
    name: 'course-id',
    title: getText('Course|الدورة'),
    choices: undefined,
  },
  {
    name: 'language_ids',
    title: getText('Language|اللغة'),
    choices: languages.map(({ id, name }) => ({ value: String(id), title: name })),
  },
  {
    name: 'genders',
    title: getText('Gender|الجنس'),
    choices: [
      { value: 'Female', title: getText('Female|معلمات') },
      { value: 'Male', title: getText('Male|معلمون') },
    ],
  },
  {
    name: 'country_ids',
    title: getText('Country|البلد'),
    choices: countries.map(({ id, name }) => ({ value: String(id), title: name })),
  },
]

export const listFilters: Handler<'listFilters'> = (call) => {
  const tutors = listBookableTutors(call)
  const courses = call.state.courses.list().map(({ id, name }) => ({ value: String(id), title: name }))
  return respondPage(call, filters, ({ name, title, choices = courses }) => {
    const counts = new Map<string, number>()
    for (const value of tutors.flatMap((tutor) => [...filterValues[name](tutor)]))
      counts.set(value, (counts.get(value) ?? 0) + 1)
    const options = choices.flatMap((choice) => {
      const count = counts.get(choice.value) ?? 0
      const isShown = count || name === 'course-id'
      return isShown ? [{ title: choice.title[call.language], value: choice.value, count }] : []
    })
    return { api_param_name: name, title: title[call.language], options }
  })
}

export const listGroupCourses: Handler<'listGroupCourses'> = (call) => {
  const fields = parseFields(call)
  if (!Number.isInteger(fields.institute)) throwInvalidParameter(call, 'institute', 'required')
  if (!institutes.some(({ id }) => id === fields.institute))
    throwInvalidParameter(call, 'institute', 'unknownRecord')
  if (typeof fields.is_group !== 'boolean') throwInvalidParameter(call, 'is_group', 'required')
  const rows = call.state.courses.list().filter((course) => course.isGroup === fields.is_group)
  const data = rows.map((course) => toCourse(course, call))
  return { status: 200, body: { success: true, data: { courses: data } } }
}
