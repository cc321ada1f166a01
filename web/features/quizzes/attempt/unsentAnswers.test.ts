import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { readUnsent, storeUnsent } from './unsentAnswers.ts'

const stored = new Map<string, string>()
vi.stubGlobal('sessionStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
})
beforeEach(() => stored.clear())
afterAll(() => vi.unstubAllGlobals())

test('answers are kept for their attempt until all of them are sent', () => {
  storeUnsent(3, [{ question_id: 1, option_id: 2 }])
  expect(readUnsent(3)).toEqual([{ question_id: 1, option_id: 2 }])
  expect(readUnsent(4)).toEqual([])
  storeUnsent(3, [])
  expect(stored.size).toBe(0)
})

test('what is no answer is left out, and a broken text has none', () => {
  stored.set('mk.quiz.3', JSON.stringify([{ question_id: 1 }, 7, { question_id: 2, option_id: null }]))
  expect(readUnsent(3)).toEqual([{ question_id: 2, option_id: null }])
  stored.set('mk.quiz.3', '[{')
  expect(readUnsent(3)).toEqual([])
  stored.set('mk.quiz.3', '{}')
  expect(readUnsent(3)).toEqual([])
})
