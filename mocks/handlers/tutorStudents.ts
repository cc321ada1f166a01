import type { TutorStudent } from '#sdk'
import { missing, ok, type Handler } from '#mocks/handlers/answer.ts'
import type { Call } from '#mocks/handlers/call.ts'
import { homeworkDue } from '#mocks/handlers/kids.ts'
import { page } from '#mocks/handlers/paging.ts'
import { requireAccount, parseId } from '#mocks/handlers/request.ts'
import { findGuardianName, lessonsAbout, quizAverage } from '#mocks/handlers/students.ts'
import { courseNamed, pupil } from '#mocks/handlers/views.ts'
import { formatIso } from '#mocks/world/clock.ts'
import { normalise } from '#mocks/world/search.ts'

interface Row {
  id: number
  name: string
}

export const listTutorStudents: Handler<'listTutorStudents'> = (call) => {
  const by = (a: Row, b: Row) => a.name.localeCompare(b.name, call.language) || a.id - b.id
  const rows = [...taught(call)].map((id) => ({ id, name: pupil(id, call).name }))
  return page(call, rows, ({ id }) => view(id, call), {
    orders: { name: by },
    usual: 'name',
    words: ({ name }) => normalise(name),
  })
}

export const readTutorStudent: Handler<'readTutorStudent'> = (call) => {
  const id = parseId(call)
  if (!taught(call).has(id)) return missing(call, 'studentNotFound')
  const rows = call.state.classes
    .list()
    .filter((row) => row.tutor === requireAccount(call).id && row.students.includes(id))
    .toSorted((a, b) => b.start - a.start)
  return ok({
    ...view(id, call),
    courses: [...new Set(rows.map(({ course_id }) => course_id))].map((course) => courseNamed(course, call)),
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

/** Learners with whom the tutor has or had a class. */
function taught(call: Call): ReadonlySet<number> {
  const { id } = requireAccount(call)
  return new Set(call.state.classes.list().flatMap((row) => (row.tutor === id ? row.students : [])))
}

function view(id: number, call: Call): TutorStudent {
  const { name, profile_picture_url, age } = pupil(id, call)
  return {
    id,
    name,
    profile_picture_url: profile_picture_url ?? null,
    age: age ?? null,
    guardian: findGuardianName(id, call),
    ...lessonsAbout([id], call, requireAccount(call).id),
    homework_due: homeworkDue(id, call),
    quiz_average: quizAverage(id, call),
  }
}
