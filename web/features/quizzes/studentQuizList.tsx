import { DueQuizzes } from '#web/domain/family/DueByLearner.tsx'
import { figure, dateTime, named, person, plain } from '#web/resource/columns.tsx'
import { defineResource } from '#web/resource/resource.ts'
import { QuizStart } from './QuizStart.tsx'
import { QuizStatus } from './QuizStatus.tsx'

/**
 * Quizzes assigned to a learner.
 * @see specification section 3
 */
export const studentQuizList = defineResource({
  name: 'studentQuizzes',
  list: '/quizzes/mine/list/',
  getKey: ({ id, learner }) => `${id}-${learner.id}`,
  isSearched: false,
  isSimple: true,
  columns: [
    plain('name'),
    named('course'),
    person('learner'),
    {
      name: 'status',
      show: (quiz) => <QuizStatus quiz={quiz} />,
      text: ({ status }, { text }) => text(`studentQuizzes.options.status.${status}`),
    },
    figure('trials_left'),
    {
      name: 'best_score',
      isFigure: true,
      show: ({ best_score, totalScore, best_total = totalScore }, { number }) =>
        best_score === null ? '–' : `${number(best_score)}/${number(best_total)}`,
      text: ({ best_score }) => best_score,
    },
    dateTime('closes_on'),
  ],
  filters: [{ name: 'status', kind: 'choice', options: ['0', '1'] }],
  Header: DueQuizzes,
  Detail: QuizStart,
})
