import { institutes, languages, subjects } from '#mocks/data/catalogue.ts'
import { countries } from '#mocks/data/countries.ts'
import { getText, type Text } from '#mocks/data/texts.ts'
import { buildFailure, type Handler } from '#mocks/handlers/responses.ts'
import { toCourse } from '#mocks/handlers/tutors/courses.ts'
import type { Call } from '#mocks/handlers/call.ts'
import {
  createTutorTest,
  type FilterName,
  filterValues,
  isBookable,
  listBookableTutors,
  parseZone,
} from '#mocks/handlers/tutors/listTutors.ts'
import { respondPage } from '#mocks/handlers/paging.ts'
import { listPriceBands } from '#mocks/handlers/booking/priceBands.ts'
import { parseId, parseFields, throwInvalidParameter } from '#mocks/handlers/callValues.ts'
import { toTutor, getVideoUrl } from '#mocks/handlers/views.ts'
import type { TutorRecord } from '#mocks/world/records.ts'
import { createSearch } from '#mocks/world/search.ts'

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

interface FilterOption {
  value: string
  title: Text
}

interface FilterData {
  name: FilterName
  title: Text
  choices: readonly FilterOption[] | ((call: Call) => readonly FilterOption[])
  /** Options without a tutor are shown too */
  showsAll?: true
}

const SEARCH_MAX = 200

const filters: readonly FilterData[] = [
  {
    name: 'course_types',
    title: getText('Subject|المادة'),
    choices: subjects.map(({ slug, title }) => ({ value: slug, title })),
  },
  {
    name: 'course-id',
    title: getText('Course|الدورة'),
    choices: ({ state }) => state.courses.list().map(({ id, name }) => ({ value: String(id), title: name })),
    showsAll: true,
  },
  { name: 'prices', title: getText('Price per class|سعر الحصة'), choices: listPriceBands },
  {
    name: 'day_times',
    title: getText('Free within a week|متاح خلال أسبوع'),
    choices: [
      { value: 'morning', title: getText('Morning, 06:00–12:00|صباحًا، 06:00–12:00') },
      { value: 'afternoon', title: getText('Afternoon, 12:00–17:00|ظهرًا، 12:00–17:00') },
      { value: 'evening', title: getText('Evening, 17:00–22:00|مساءً، 17:00–22:00') },
      { value: 'night', title: getText('Night, 22:00–06:00|ليلًا، 22:00–06:00') },
    ],
    showsAll: true,
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
  const search = createSearch((call.query.get('tutor_search') ?? '').slice(0, SEARCH_MAX))
  const found = search ? tutors.filter(({ searchText }) => search(searchText)) : tutors
  const hasZone = parseZone(call) !== undefined
  return respondPage(call, filters, ({ name, title, choices, showsAll }) => {
    const isChosen = createTutorTest(call, name)
    // Times of day differ by zone, so that they have no count without one
    const isCounted = name !== 'day_times' || hasZone
    const all = showsAll ? undefined : countValues(name, tutors, call)
    const counts = isCounted ? countValues(name, found.filter(isChosen), call) : undefined
    const options = (typeof choices === 'function' ? choices(call) : choices).flatMap((choice) =>
      showsAll || all?.has(choice.value)
        ? [
            {
              title: choice.title[call.language],
              value: choice.value,
              ...(counts && { count: counts.get(choice.value) ?? 0 }),
            },
          ]
        : [],
    )
    return { api_param_name: name, title: title[call.language], options }
  })
}

/** Counts the tutors of each value of a filter. */
function countValues(
  name: FilterName,
  tutors: readonly TutorRecord[],
  call: Call,
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const value of tutors.flatMap((tutor) => [...filterValues[name](tutor, call)]))
    counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
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
