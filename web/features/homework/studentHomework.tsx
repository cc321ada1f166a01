import { DueHomework } from '#web/domain/family/DueByLearner.tsx'
import { dateTime, named, person, plain, status } from '#web/resource/columns.tsx'
import { defineResource } from '#web/resource/resource.ts'
import { HomeworkAnswer } from './HomeworkAnswer.tsx'

/**
 * Homework assigned to a learner.
 * @see specification section 4
 */
export const studentHomework = defineResource({
  name: 'studentHomework',
  list: '/homework/mine/list/',
  getKey: ({ id, learner }) => `${id}-${learner.id}`,
  isSearched: false,
  isSimple: true,
  columns: [
    plain('title'),
    named('course'),
    person('learner'),
    dateTime('dueDate'),
    status('state', 'studentHomework.options.state', {
      pending: 'waiting',
      completed: 'good',
      overdue: 'bad',
    }),
    {
      name: 'score',
      isFigure: true,
      show: ({ score, submissions: [last] }, { number }) =>
        last?.score === null || !last ? '–' : `${number(last.score)}/${number(score)}`,
      text: ({ submissions: [last] }) => last?.score ?? null,
    },
  ],
  filters: [{ name: 'state', kind: 'choices', options: ['pending', 'completed', 'overdue'] }],
  Header: DueHomework,
  Detail: HomeworkAnswer,
})
