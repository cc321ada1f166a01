import type { Course, CourseRow } from '#sdk'
import { same } from '#mocks/data/texts.ts'
import {
  conflict,
  finished,
  missing,
  reject,
  saved,
  type BodyOf,
  type Handler,
} from '#mocks/handlers/answer.ts'
import type { Call } from '#mocks/handlers/call.ts'
import { checkFiles, fileViews } from '#mocks/handlers/files.ts'
import { page, type Orders } from '#mocks/handlers/paging.ts'
import { parseId, listIn } from '#mocks/handlers/request.ts'
import type { CourseRecord } from '#mocks/data/catalogue.ts'
import { normalise } from '#mocks/world/search.ts'

export const listCourses: Handler<'listCourses'> = (call) => {
  const wanted = listIn(call, 'course-id')
  const type = call.query.get('type')
  const subject = call.query.get('subject')
  const orders: Orders<CourseRecord> = {
    code: (a, b) => a.code.localeCompare(b.code) || a.id - b.id,
    type: (a, b) => a.type.localeCompare(b.type) || a.id - b.id,
  }
  const rows = call.state.courses
    .list()
    .filter((row) => !wanted || wanted.has(String(row.id)))
    .filter((row) => (!type || row.type === type) && (!subject || row.subject === subject))
  return page(call, rows, (row) => rowView(row, call), {
    orders,
    usual: 'code',
    words: ({ code, name }) => normalise(`${code} ${name.en} ${name.ar}`),
  })
}

export const insertCourse: Handler<'insertCourse'> = (call, body) => {
  check(call, body, 0)
  const row = call.state.courses.insert((id) => ({
    id,
    subject: 'arabic',
    isGroup: body.is_group ?? false,
    ...fieldsIn(call, body),
  }))
  return saved(call, row.id)
}

export const updateCourse: Handler<'updateCourse'> = (call, body) => {
  const row = call.state.courses.get(parseId(call)) ?? missing(call)
  check(call, body, row.id)
  const { language } = call
  const fields = fieldsIn(call, body)
  call.state.courses.update({
    ...row,
    ...fields,
    isGroup: body.is_group ?? row.isGroup,
    name: row.name[language] === body.name ? row.name : fields.name,
    description: row.description[language] === body.description ? row.description : fields.description,
  })
  return saved(call, row.id)
}

export const deleteCourse: Handler<'deleteCourse'> = (call) => {
  const row = call.state.courses.get(parseId(call)) ?? missing(call)
  if (call.state.tutors.list().some(({ course_ids }) => course_ids.includes(row.id))) conflict(call, 'inUse')
  call.state.courses.remove(row.id)
  return finished(call, 'deleted')
}

export function courseView(row: CourseRecord, call: Call): Course {
  const own = row.files?.find((id) => call.state.files.get(id)?.content_type.startsWith('image/'))
  return {
    id: row.id,
    code: row.code,
    name: row.name[call.language],
    description: row.description[call.language],
    type: row.type,
    image: own ? `/api/files/detail/${own}/` : `${call.origin}/__mock/files/courses/${row.id}.svg`,
  }
}

function rowView(row: CourseRecord, call: Call): CourseRow {
  const tutors = call.state.tutors
    .list()
    .filter(({ status, course_ids }) => status === 'approved' && course_ids.includes(row.id))
  return {
    ...courseView(row, call),
    is_group: row.isGroup,
    tutors_count: tutors.length,
    files: fileViews(row.files ?? [], call),
  }
}

function check(call: Call, { code }: BodyOf<'insertCourse'>, id: number): void {
  const isTaken = call.state.courses.list().some((row) => row.code === code.trim() && row.id !== id)
  if (isTaken) reject(call, { code: 'codeExists' })
}

function fieldsIn(call: Call, { code, name, description, type, file_ids }: BodyOf<'insertCourse'>) {
  const files = checkFiles(call, file_ids)
  return { code: code.trim(), name: same(name), description: same(description), type, files }
}
