import type { Course, CourseRow } from '#sdk'
import { repeatInBothLanguages } from '#mocks/data/texts.ts'
import {
  throwConflict,
  respondMessage,
  throwNotFound,
  throwFieldErrors,
  respondSaved,
  type BodyOf,
  type Handler,
} from '#mocks/handlers/responses.ts'
import type { Call } from '#mocks/handlers/call.ts'
import { checkFiles, toFiles } from '#mocks/handlers/files.ts'
import { respondPage, type Orders } from '#mocks/handlers/paging.ts'
import { parseId, parseList } from '#mocks/handlers/callValues.ts'
import { describeChange } from '#mocks/handlers/views.ts'
import type { CourseRecord } from '#mocks/data/catalogue.ts'
import { formatDate } from '#mocks/world/hours/clock.ts'
import { normalize } from '#mocks/world/search.ts'

export const listCourses: Handler<'listCourses'> = (call) => {
  const wanted = parseList(call, 'course-id')
  const type = call.query.get('type')
  const subject = call.query.get('subject')
  const isGroup = call.query.get('is_group')
  const orders: Orders<CourseRecord> = {
    code: (a, b) => a.code.localeCompare(b.code) || a.id - b.id,
    type: (a, b) => a.type.localeCompare(b.type) || a.id - b.id,
  }
  const rows = call.state.courses
    .list()
    .filter((row) => !wanted || wanted.has(String(row.id)))
    .filter((row) => (!type || row.type === type) && (!subject || row.subject === subject))
    .filter((row) => isGroup === null || String(row.isGroup) === isGroup)
  return respondPage(call, rows, (row) => toCourseRow(row, call), {
    orders,
    usual: 'code',
    getSearchText: ({ code, name }) => normalize(`${code} ${name.en} ${name.ar}`),
  })
}

export const insertCourse: Handler<'insertCourse'> = (call, body) => {
  checkCode(call, body, 0)
  const row = call.state.courses.insert((id) => ({
    id,
    subject: body.subject ?? 'arabic',
    isGroup: body.is_group ?? false,
    ...toRecordFields(call, body),
  }))
  return respondSaved(call, row.id)
}

export const updateCourse: Handler<'updateCourse'> = (call, body) => {
  const row = call.state.courses.get(parseId(call)) ?? throwNotFound(call)
  checkCode(call, body, row.id)
  const { language } = call
  const today = formatDate(call.world.clock())
  const isTaughtInGroups = call.state.groupClasses
    .list()
    .some(({ course_id, end_date }) => course_id === row.id && end_date >= today)
  // Their families could no longer book the next month
  if (row.isGroup && body.is_group === false && isTaughtInGroups)
    throwFieldErrors(call, { is_group: 'inUse' })
  const fields = toRecordFields(call, body)
  call.state.courses.update({
    ...row,
    ...fields,
    isGroup: body.is_group ?? row.isGroup,
    subject: body.subject ?? row.subject,
    name: row.name[language] === body.name ? row.name : fields.name,
    description: row.description[language] === body.description ? row.description : fields.description,
  })
  return respondSaved(call, row.id)
}

export const deleteCourse: Handler<'deleteCourse'> = (call) => {
  const row = call.state.courses.get(parseId(call)) ?? throwNotFound(call)
  if (isInUse(call, row.id)) throwConflict(call, 'inUse')
  call.state.courses.remove(row.id)
  return respondMessage(call, 'deleted')
}

/** Whether a record names a course: a page of it would have no name for its course any more. */
function isInUse({ state }: Call, id: number): boolean {
  const { classes, groupClasses, homework, quizzes } = state
  return (
    [classes, groupClasses, homework, quizzes].some((table) =>
      table.list().some(({ course_id }) => course_id === id),
    ) ||
    [state.tutors, state.reservations].some((table) =>
      table.list().some(({ course_ids }) => course_ids.includes(id)),
    ) ||
    state.webinars.list().some(({ interviewFor }) => interviewFor === id)
  )
}

/** Builds a course of a response. */
export function toCourse(row: CourseRecord, call: Call): Course {
  const own = row.files?.find((id) => call.state.files.get(id)?.content_type.startsWith('image/'))
  return {
    id: row.id,
    code: row.code,
    name: row.name[call.language],
    description: row.description[call.language],
    type: row.type,
    image: own
      ? `/api/files/detail/${own}/`
      : `${call.origin}/__mock/files/courses/${row.id}-${call.state.institute.id}.svg`,
    ...describeChange(call.state.courses, row.id),
  }
}

function toCourseRow(row: CourseRecord, call: Call): CourseRow {
  const tutors = call.state.tutors
    .list()
    .filter(({ status, course_ids }) => status === 'approved' && course_ids.includes(row.id))
  return {
    ...toCourse(row, call),
    subject: toSubject(row.subject),
    is_group: row.isGroup,
    tutors_count: tutors.length,
    files: toFiles(row.files ?? [], call),
  }
}

function toSubject(subject: string): CourseRow['subject'] {
  return subject === 'quran' || subject === 'tajweed' ? subject : 'arabic'
}

function checkCode(call: Call, { code }: BodyOf<'insertCourse'>, id: number): void {
  const isTaken = call.state.courses.list().some((row) => row.code === code.trim() && row.id !== id)
  if (isTaken) throwFieldErrors(call, { code: 'codeExists' })
}

function toRecordFields(call: Call, { code, name, description, type, file_ids }: BodyOf<'insertCourse'>) {
  const files = checkFiles(call, file_ids)
  return {
    code: code.trim(),
    name: repeatInBothLanguages(name),
    description: repeatInBothLanguages(description),
    type,
    files,
  }
}
