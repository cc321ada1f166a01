import type { TutorStudent } from '#sdk'
import { throwNotFound, respondData, type Handler } from '#mocks/handlers/responses.ts'
import type { Call } from '#mocks/handlers/call.ts'
import { joinNames } from '#mocks/handlers/joinNames.ts'
import { countDueHomework } from '#mocks/handlers/kids/kids.ts'
import { listTaughtLearners } from '#mocks/handlers/kids/learners.ts'
import { respondPage } from '#mocks/handlers/paging.ts'
import { requireAccount, parseId } from '#mocks/handlers/callValues.ts'
import { summarizeClasses, computeQuizAverage } from '#mocks/handlers/students/students.ts'
import { findNamedCourse, findLearner } from '#mocks/handlers/views.ts'
import { formatIso } from '#mocks/world/hours/clock.ts'

interface Row {
  id: number
  name: string
}

export const listTutorStudents: Handler<'listTutorStudents'> = (call) => {
  const compareNames = (a: Row, b: Row) => a.name.localeCompare(b.name, call.language) || a.id - b.id
  const rows = [...listTaughtLearners(call)].map((id) => ({ id, name: findLearner(id, call).name }))
  return respondPage(call, rows, ({ id }) => toTutorStudent(id, call), {
    orders: { name: compareNames },
    usual: 'name',
    getSearchText: ({ id }) => joinNames([id], call),
  })
}

export const readTutorStudent: Handler<'readTutorStudent'> = (call) => {
  const id = parseId(call)
  if (!listTaughtLearners(call).has(id)) return throwNotFound(call, 'studentNotFound')
  const rows = call.state.classes
    .list()
    .filter((row) => row.tutor === requireAccount(call).id && row.students.includes(id))
    .toSorted((a, b) => b.start - a.start)
  return respondData({
    ...toTutorStudent(id, call),
    courses: [...new Set(rows.map(({ course_id }) => course_id))].map((course) =>
      findNamedCourse(course, call),
    ),
    notes: rows
      .flatMap((row) => (row.notes && row.start < call.world.clock() ? [{ row, notes: row.notes }] : []))
      .slice(0, 20)
      .map(({ row, notes }) => ({
        class_id: row.id,
        start_date_time: formatIso(row.start),
        notes: notes[call.language],
      })),
  })
}

function toTutorStudent(id: number, call: Call): TutorStudent {
  const { name, profile_picture_url, age, guardian, is_inactive } = findLearner(id, call)
  return {
    id,
    name,
    profile_picture_url: profile_picture_url ?? null,
    age: age ?? null,
    guardian: guardian ?? null,
    ...(is_inactive && { is_inactive }),
    ...summarizeClasses([id], call, requireAccount(call).id),
    homework_due: countDueHomework(id, call),
    quiz_average: computeQuizAverage([id], call),
  }
}
