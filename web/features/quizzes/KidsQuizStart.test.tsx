import { FluentProvider, webLightTheme } from '@fluentui/react-components'
import { RawIntlProvider } from 'react-intl'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { ApiError, type Clients, type StudentQuiz } from '#sdk'
import { ClientsContext } from '#web/api/clients.ts'
import { loadTexts } from '#web/i18n/catalog.ts'
import { getIntl } from '#web/i18n/intl.ts'
import { emptyConfigs } from '#web/state/institute.ts'
import { createStores, StoresContext } from '#web/state/stores.ts'
import { ViewerContext } from '#web/time/viewer.ts'
import { KidsQuizStart } from './KidsQuizStart.tsx'

const now = Date.parse('2026-11-26T12:00:00Z')
const quiz: StudentQuiz = {
  id: 1,
  name: 'Letters',
  description: '',
  course: { id: 101, name: 'Tajweed' },
  learner: { id: 9, name: 'Layan', profile_picture_url: null },
  createdBy: { id: 4, name: 'Hala Murad', profile_picture_url: null },
  totalScore: 10,
  passScore: 6,
  time: 10,
  maximumTrials: 1,
  questions_count: 3,
  status: 1,
  trials_left: 0,
  best_score: 10,
  is_passed: true,
  open_attempt_id: null,
  last_attempt_id: 4,
  closes_on: '2026-12-20T12:00:00Z',
}

async function show(changes: Partial<StudentQuiz>, clients: unknown = {}) {
  await loadTexts('en', ['shell', 'kidsWork', 'studentQuizzes'])
  const preferences = { language: 'en' as const, timeZone: 'Africa/Cairo' }
  const institute = { ...emptyConfigs, isMainHost: true, social: {}, scripts: [] }
  const clock = { madeAt: now, offset: now - Date.now(), respondedAt: now }
  return render(
    <MemoryRouter>
      <RawIntlProvider value={getIntl('en')}>
        <FluentProvider theme={webLightTheme}>
          <StoresContext value={createStores({ user: null, institute, preferences, now })}>
            <ViewerContext value={{ ...preferences, clock }}>
              <ClientsContext value={clients as Clients}>
                <KidsQuizStart row={{ ...quiz, ...changes }} onClose={() => undefined} actions={null} />
              </ClientsContext>
            </ViewerContext>
          </StoresContext>
        </FluentProvider>
      </RawIntlProvider>
    </MemoryRouter>,
  )
}

test('a kid reads the course of a quiz, and until when it can be taken', async () => {
  const shown = await show({})
  await expect.element(shown.getByText('Tajweed')).toBeVisible()
  await expect.element(shown.getByText(/^Until Sun.* 20 Dec/)).toBeVisible()
})

test('a kid who goes on with a quiz reads the minutes that are left, with those that were added', async () => {
  const shown = await show({
    trials_left: 0,
    open_attempt_id: 5,
    open_attempt_ends_on: new Date(now + 14.5 * 60_000).toISOString(),
  })
  await expect.element(shown.getByText('15 minutes left'), { timeout: 3000 }).toBeVisible()
  expect(shown.container.textContent).not.toContain('10 minutes')
})

test('a kid without tries left is praised for passing, or for trying', async () => {
  const passed = await show({})
  await expect
    .element(passed.getByText('You passed, and no more tries are left. Well done!'), { timeout: 3000 })
    .toBeVisible()
  await passed.unmount()
  const failed = await show({ best_score: 2, is_passed: false })
  await expect.element(failed.getByText('Well done for trying!'), { timeout: 3000 }).toBeVisible()
})

test('a refused start has room between its text and both edges of its notice', async () => {
  const refused = new ApiError({ status: 409, code: 'conflict', messages: ['This quiz is closed'] })
  const screen = await show(
    { status: 0, trials_left: 1, best_score: null, last_attempt_id: null },
    { api: { POST: () => Promise.reject(refused) } },
  )
  await screen.getByRole('button', { name: 'Start now' }).click()
  const notice = screen.getByRole('alert')
  await expect.element(notice).toHaveTextContent('This quiz is closed')
  const words = document.createRange()
  words.selectNodeContents(
    document.createTreeWalker(notice.element(), NodeFilter.SHOW_TEXT).nextNode() as Text,
  )
  const [text, bar] = [words.getBoundingClientRect(), notice.element().getBoundingClientRect()]
  expect(text.left - bar.left).toBeGreaterThanOrEqual(8)
  expect(bar.right - text.right).toBeGreaterThanOrEqual(8)
})
