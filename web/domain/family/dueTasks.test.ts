import { expect, it } from 'vitest'
import type { StudentHomework, StudentQuiz } from '#sdk'
import { listDueTasks } from './dueTasks.ts'

const now = Date.parse('2026-11-23T08:00:00Z')
const learner = { id: 7, name: 'Amal', age: 9 }

it('sorts the next due tasks first, then the late ones, the most recent first', () => {
  const days = ['2026-10-01', '2026-11-20', '2026-11-30', '2026-11-24']
  const homework = days.map((day, id) => ({ id, title: day, learner, dueDate: `${day}T08:00:00Z` }))
  expect(listDueTasks(homework as StudentHomework[], [], now).map(({ title }) => title)).toEqual([
    '2026-11-24',
    '2026-11-30',
    '2026-11-20',
    '2026-10-01',
  ])
})

it('leaves closed quizzes out and marks started ones', () => {
  const quizzes = [
    { id: 1, name: 'Closed', learner, closes_on: '2026-11-22T08:00:00Z', open_attempt_id: null },
    { id: 2, name: 'Started', learner, closes_on: '2026-11-29T08:00:00Z', open_attempt_id: 5 },
  ] as StudentQuiz[]
  expect(listDueTasks([], quizzes, now)).toMatchObject([
    { key: 'quiz-2-7', isStarted: true, to: '/dashboard/student-quizzes?id=2-7' },
  ])
})
