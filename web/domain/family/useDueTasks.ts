import { query, useQuery } from '#web/api/query.ts'
import { useNow } from '#web/time/viewer.ts'
import { type DueTask, listDueTasks } from './dueTasks.ts'

const PAGE = { page: 1, page_size: 50 }
const homeworkQuery = query('/homework/mine/list/', { query: { state: ['overdue', 'pending'], ...PAGE } })
const quizzesQuery = query('/quizzes/mine/list/', { query: { status: 0, ...PAGE } })

/**
 * Returns the tasks of a family in the order of their days; undefined while loading.
 * @param kind only homework, or only quizzes
 */
export function useDueTasks(kind?: DueTask['kind']): DueTask[] | undefined {
  const now = useNow(60_000)
  const { data: homework } = useQuery(kind === 'quiz' ? null : homeworkQuery)
  const { data: quizzes } = useQuery(kind === 'homework' ? null : quizzesQuery)
  if ((kind !== 'quiz' && !homework) || (kind !== 'homework' && !quizzes)) return undefined
  return listDueTasks(homework?.data ?? [], quizzes?.data ?? [], now)
}
