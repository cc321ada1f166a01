import { RawIntlProvider } from 'react-intl'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import type { Attempt } from '#sdk'
import { loadTexts } from '#web/i18n/catalog.ts'
import { getIntl } from '#web/i18n/intl.ts'
import { ViewerContext } from '#web/time/viewer.ts'
import { AttemptResult } from './AttemptResult.tsx'

const attempt: Attempt = {
  id: 3,
  quiz: { id: 1, name: 'Letters and their sounds' },
  student: { id: 9, name: 'Layan Nasr', profile_picture_url: null },
  state: 'submitted',
  started_on: '2026-11-26T10:00:00Z',
  ends_on: '2026-11-26T10:20:00Z',
  server_time: '2026-11-26T10:30:00Z',
  submitted_on: '2026-11-26T10:10:00Z',
  saved_on: '2026-11-26T10:10:00Z',
  questions: [],
  answers: [],
  score: 4,
  totalScore: 10,
  passScore: 5,
  is_passed: false,
  review: [],
}

/** @param changes what differs from the attempt above */
async function show(changes: Partial<Attempt> = {}) {
  await loadTexts('en', ['shell', 'studentQuizzes'])
  const madeAt = Date.parse(attempt.server_time)
  const clock = { madeAt, offset: 0, respondedAt: madeAt }
  return render(
    <MemoryRouter>
      <RawIntlProvider value={getIntl('en')}>
        <ViewerContext value={{ language: 'en', timeZone: 'Africa/Cairo', clock }}>
          <AttemptResult attempt={{ ...attempt, ...changes }} />
        </ViewerContext>
      </RawIntlProvider>
    </MemoryRouter>,
  )
}

test('the result says which attempt it is of', async () => {
  const screen = await show()
  expect(screen.container.textContent).toMatch(/Attempt of .*26.*12:00/)
})

const answered: Partial<Attempt> = {
  questions: [
    {
      id: 7,
      position: 1,
      text: 'Which letter?',
      score: 10,
      options: ['Alif', 'Ba', 'Sin', 'Mim'].map((text, index) => ({ id: index + 1, text })),
    },
  ],
  answers: [{ question_id: 7, option_id: 2, is_marked: false }],
}

test('without the right answers the result shows what was answered and when the right ones follow', async () => {
  const screen = await show(answered)
  await expect.element(screen.getByText('The right answers are shown after your last attempt')).toBeVisible()
  await expect.element(screen.getByText('Your answer')).toBeVisible()
  expect(screen.container.textContent).not.toContain('Right answer')
})

test('with the right answers nothing is said to follow', async () => {
  const screen = await show({
    ...answered,
    review: [{ question_id: 7, right_option_id: 1, is_right: false }],
  })
  await expect.element(screen.getByText('Right answer')).toBeVisible()
  expect(screen.container.textContent).not.toContain('after your last attempt')
})
