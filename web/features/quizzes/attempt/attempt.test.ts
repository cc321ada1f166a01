import { expect, test } from 'vitest'
import { findLost, mergeAnswers, formatClock, computeSecondsLeft } from './attempt.ts'

test('unsent answers override those of the API', () => {
  const answers = mergeAnswers(
    {
      answers: [
        { question_id: 1, option_id: 11 },
        { question_id: 2, option_id: 21 },
      ],
    },
    [{ question_id: 1, option_id: 12, is_marked: true }],
  )
  expect(answers.get(1)).toEqual({ question_id: 1, option_id: 12, is_marked: true })
  expect(answers.get(2)?.option_id).toBe(21)
})

test('an unsent answer is lost unless another tab has saved the same', () => {
  const ended = { answers: [{ question_id: 1, option_id: 11 }] }
  const late = { question_id: 2, option_id: 21 }
  const changed = { question_id: 1, option_id: 12 }
  expect(findLost(ended, [{ question_id: 1, option_id: 11 }, late])).toEqual([late])
  expect(findLost(ended, [changed, { question_id: 3, option_id: null }])).toEqual([changed])
})

test('the end is an instant: time passed in the background counts', () => {
  const end = '2026-11-21T12:00:00Z'
  expect(computeSecondsLeft(end, Date.parse('2026-11-21T11:59:00.500Z'))).toBe(60)
  expect(computeSecondsLeft(end, Date.parse('2026-11-21T12:10:00Z'))).toBe(0)
})

test('seconds are formatted as on a clock', () => {
  expect(formatClock(245)).toBe('4:05')
  expect(formatClock(0)).toBe('0:00')
})
