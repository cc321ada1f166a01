import { learnerNames, tutorNames } from '#web/domain/nameQueries.ts'
import { dateTime, named, person, plain, status } from '#web/resource/columns.tsx'
import { defineResource } from '#web/resource/resource.ts'
import { AssignmentDetail } from './AssignmentDetail.tsx'

/**
 * Declares the list of assigned homework and quizzes with their results.
 * @param side staff filter by people
 */
export function defineAssignments(side: 'staff' | 'own') {
  return defineResource({
    name: 'assignments',
    list: '/assignments/list/',
    columns: [
      plain('title'),
      status('kind', 'assignments.options.kind', { homework: 'neutral', quiz: 'neutral' }),
      named('course'),
      person('student'),
      person('createdBy', { isExtra: true }),
      status('state', 'assignments.options.state', { pending: 'waiting', completed: 'good', overdue: 'bad' }),
      {
        name: 'score',
        isFigure: true,
        show: ({ score, max_score }, { number }) =>
          score === null ? '–' : `${number(score)}/${number(max_score)}`,
        text: ({ score }) => score,
      },
      dateTime('due_on', { sort: true }),
    ],
    filters: [
      { name: 'kind', kind: 'choice', options: ['homework', 'quiz'] },
      { name: 'state', kind: 'choices', options: ['pending', 'completed', 'overdue'] },
      ...(side === 'staff'
        ? ([
            { name: 'tutor_id', kind: 'record', read: tutorNames },
            { name: 'learner_id', kind: 'record', read: learnerNames },
          ] as const)
        : []),
    ],
    Detail: AssignmentDetail,
  })
}
