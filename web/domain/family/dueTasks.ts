import type { Person, StudentHomework, StudentQuiz } from '#sdk'
import { paths, withSearch } from '#web/paths.ts'

/** Homework or a quiz that a learner has not done yet. */
export interface DueTask {
  kind: 'homework' | 'quiz'
  /** Unique among the tasks of all learners */
  key: string
  learner: Person
  title: string
  /** ISO date and time */
  until: string
  isLate: boolean
  /** A started quiz is continued */
  isStarted: boolean
  /** Path of the page that opens it */
  to: string
}

/**
 * Lists tasks: due ones first, by date; then late ones, the most recent first. Closed quizzes are left out.
 * @param now milliseconds since the epoch
 */
export function listDueTasks(
  homework: readonly StudentHomework[],
  quizzes: readonly StudentQuiz[],
  now: number,
): DueTask[] {
  const open = quizzes.filter(({ closes_on }) => Date.parse(closes_on) > now)
  return [...homework.map((row) => toHomeworkTask(row, now)), ...open.map(toQuizTask)].toSorted(compareTasks)
}

function compareTasks(one: DueTask, other: DueTask): number {
  if (one.isLate !== other.isLate) return one.isLate ? 1 : -1
  const difference = Date.parse(one.until) - Date.parse(other.until)
  return one.isLate ? -difference : difference
}

function toHomeworkTask({ id, title, learner, dueDate }: StudentHomework, now: number): DueTask {
  const key = `${id}-${learner.id}`
  return {
    kind: 'homework',
    key: `homework-${key}`,
    learner,
    title,
    until: dueDate,
    isLate: Date.parse(dueDate) <= now,
    isStarted: false,
    to: withSearch(paths.studentHomework, { id: key }),
  }
}

function toQuizTask({ id, name, learner, closes_on, open_attempt_id }: StudentQuiz): DueTask {
  const key = `${id}-${learner.id}`
  return {
    kind: 'quiz',
    key: `quiz-${key}`,
    learner,
    title: name,
    until: closes_on,
    isLate: false,
    isStarted: open_attempt_id !== null,
    to: withSearch(paths.studentQuizzes, { id: key }),
  }
}
