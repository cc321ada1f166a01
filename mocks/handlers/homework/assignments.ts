import type { Assignment } from '#sdk'
import type { Handler } from '#mocks/handlers/responses.ts'
import { findBest, listAttempts } from '#mocks/handlers/quizzes/results.ts'
import type { Call } from '#mocks/handlers/call.ts'
import { joinNames } from '#mocks/handlers/joinNames.ts'
import { respondPage, type Orders } from '#mocks/handlers/paging.ts'
import { isStaff, listOwnLearners } from '#mocks/handlers/caller.ts'
import { requireAccount, parseList } from '#mocks/handlers/callValues.ts'
import { listAnswers, computeHomeworkState } from '#mocks/handlers/homework/submissions.ts'
import { findNamedCourse, findPerson, findLearner } from '#mocks/handlers/views.ts'
import { formatIso } from '#mocks/world/hours/clock.ts'
import { normalize } from '#mocks/world/search.ts'

export const listAssignments: Handler<'listAssignments'> = (call) => {
  const kind = call.query.get('kind')
  const states = parseList(call, 'state')
  const learner = call.query.get('learner_id')
  const tutor = call.query.get('tutor_id')
  const orders: Orders<Assignment> = {
    due_on: (a, b) => a.due_on.localeCompare(b.due_on) || a.id - b.id,
    title: (a, b) => a.title.localeCompare(b.title, call.language) || a.id - b.id,
    state: (a, b) => a.state.localeCompare(b.state) || a.id - b.id,
  }
  const rows = [...listHomeworkRows(call), ...listQuizRows(call)]
    .filter((row) => (!kind || row.kind === kind) && (!states || states.has(row.state)))
    .filter((row) => !learner || row.student.id === Number(learner))
    .filter((row) => !tutor || row.tutor?.id === Number(tutor))
  return respondPage(call, rows, (row) => row, {
    orders,
    usual: '-due_on',
    getSearchText: (row) => `${normalize(row.title)}\n${joinNames([row.student.id], call)}`,
  })
}

function listHomeworkRows(call: Call): Assignment[] {
  return call.state.homework.list().flatMap((row) =>
    listVisibleLearners(call, row, row.published).map((learner) => ({
      id: row.id * 1000 + (learner % 1000),
      source_id: row.id,
      kind: 'homework' as const,
      title: row.title[call.language],
      course: findNamedCourse(row.course_id, call),
      student: findLearner(learner, call),
      tutor: call.state.tutors.get(row.owner) ? findPerson(row.owner, call) : null,
      createdBy: findPerson(row.owner, call),
      assigned_on: formatIso(row.created),
      due_on: formatIso(row.due),
      state: computeHomeworkState(row, learner, call),
      score: listAnswers(row, learner, call)[0]?.score ?? null,
      max_score: row.score,
    })),
  )
}

function listQuizRows(call: Call): Assignment[] {
  const now = call.world.clock()
  return call.state.quizzes.list().flatMap((row) =>
    listVisibleLearners(call, row, row.isAvailable).map((learner) => {
      const best = findBest(listAttempts(call, row.id, learner), call)
      const isTaken = best.best_score !== null
      const state = isTaken
        ? ('completed' as const)
        : row.closes <= now
          ? ('overdue' as const)
          : ('pending' as const)
      return {
        id: 500_000_000 + row.id * 1000 + (learner % 1000),
        source_id: row.id,
        kind: 'quiz' as const,
        title: row.name[call.language],
        course: findNamedCourse(row.course_id, call),
        student: findLearner(learner, call),
        tutor: call.state.tutors.get(row.owner) ? findPerson(row.owner, call) : null,
        createdBy: findPerson(row.owner, call),
        assigned_on: formatIso(row.created),
        due_on: formatIso(row.closes),
        state,
        score: best.best_score,
        max_score: isTaken ? best.best_total : row.total,
      }
    }),
  )
}

interface Task {
  owner: number
  learners: readonly number[]
}

/** Lists all learners for staff and for the author, otherwise the caller's own of a task that learners may see. */
function listVisibleLearners(call: Call, row: Task, isShown: boolean): readonly number[] {
  if (isStaff(call) || row.owner === requireAccount(call).id) return row.learners
  if (!isShown) return []
  const own = listOwnLearners(call)
  return row.learners.filter((learner) => own.has(learner))
}
