import { type Failed, findFailure } from '#web/api/findFailure.ts'
import { createWholeQuery, query, useQuery } from '#web/api/query.ts'
import { useNow } from '#web/time/viewer.ts'
import { type DueTask, listDueTasks } from './dueTasks.ts'

const homeworkQuery = createWholeQuery((page) =>
  query('/homework/mine/list/', { query: { state: ['overdue', 'pending'], page, page_size: 50 } }),
)
const quizzesQuery = createWholeQuery((page) =>
  query('/quizzes/mine/list/', { query: { status: 0, page, page_size: 50 } }),
)

/**
 * Returns the tasks of a family in the order of their days; undefined while loading, or what failed.
 * @param kind only homework, or only quizzes
 */
export function useDueTasks(kind?: DueTask['kind']): { tasks?: DueTask[]; failure?: Failed | undefined } {
  const now = useNow(60_000)
  const homework = useQuery(kind === 'quiz' ? null : homeworkQuery)
  const quizzes = useQuery(kind === 'homework' ? null : quizzesQuery)
  const isLacking = (kind !== 'quiz' && !homework.data) || (kind !== 'homework' && !quizzes.data)
  if (isLacking) return { failure: findFailure(homework, quizzes) }
  return { tasks: listDueTasks(homework.data?.data ?? [], quizzes.data?.data ?? [], now) }
}
