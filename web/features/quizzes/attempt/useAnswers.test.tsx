import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { createClients, NetworkError, type Answer, type Attempt } from '#sdk'
import { ClientsContext } from '#web/api/clients.ts'
import { useAnswers } from './useAnswers.ts'

const clients = createClients({ origin: location.origin, language: () => 'en', timeZone: () => 'UTC' })
const saved: Answer = { question_id: 1, option_id: 2 }
const attempt: Attempt = {
  id: 7,
  quiz: { id: 1, name: 'Letters' },
  student: { id: 9, name: 'Layan', profile_picture_url: null },
  state: 'in_progress',
  started_on: '2026-11-26T10:00:00Z',
  ends_on: '2026-11-26T10:30:00Z',
  server_time: '2026-11-26T10:10:00Z',
  submitted_on: null,
  saved_on: '2026-11-26T10:05:00Z',
  questions: [],
  answers: [saved],
  score: null,
  totalScore: 10,
  passScore: 5,
  is_passed: null,
  review: [],
}

function Providers({ children }: { children: ReactNode }) {
  return <ClientsContext value={clients}>{children}</ClientsContext>
}

const offline = new NetworkError({ method: 'POST', path: '/quizzes/attempts/{id}/answers/' })
const rejectCalls = () => vi.spyOn(clients.api, 'POST').mockRejectedValue(offline)

afterEach(() => {
  vi.restoreAllMocks()
  sessionStorage.clear()
})

test('saved answers that could not be sent again with the attempt are not reported as unsaved', async () => {
  rejectCalls()
  const { result, act } = await renderHook(() => useAnswers(attempt, () => undefined), { wrapper: Providers })
  await act(() => expect(result.current.save([...result.current.answers.values()])).rejects.toBe(offline))
  expect(result.current.saving).toBe('saved')
})

test('an answer that could not be sent stays unsaved until another tab gives a later one', async () => {
  rejectCalls()
  const { result, act } = await renderHook(() => useAnswers(attempt, () => undefined), { wrapper: Providers })
  const chosen = { ...saved, option_id: 3 }
  await act(() => result.current.answer(chosen))
  await act(() => expect(result.current.save([chosen])).rejects.toBe(offline))
  expect(result.current.saving).toBe('unsaved')
  await act(() => result.current.receive({ ...saved, option_id: 1 }))
  expect(result.current.saving).toBe('saved')
})

test('nothing is reported as saved before the first answer', async () => {
  vi.spyOn(clients.api, 'POST').mockReturnValue(new Promise(() => undefined))
  const untouched = { ...attempt, answers: [] }
  const { result, act } = await renderHook(() => useAnswers(untouched, () => undefined), {
    wrapper: Providers,
  })
  expect(result.current.saving).toBeUndefined()
  await act(() => result.current.answer(saved))
  expect(result.current.saving).toBe('saving')
})
