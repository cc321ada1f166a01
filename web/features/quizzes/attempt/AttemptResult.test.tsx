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

test('the result says which attempt it is of', async () => {
  await loadTexts('en', ['shell', 'studentQuizzes'])
  const madeAt = Date.parse(attempt.server_time)
  const clock = { madeAt, offset: 0, respondedAt: madeAt }
  const screen = await render(
    <MemoryRouter>
      <RawIntlProvider value={getIntl('en')}>
        <ViewerContext value={{ language: 'en', timeZone: 'Africa/Cairo', clock }}>
          <AttemptResult attempt={attempt} />
        </ViewerContext>
      </RawIntlProvider>
    </MemoryRouter>,
  )
  expect(screen.container.textContent).toMatch(/Attempt of .*26.*12:00/)
})
