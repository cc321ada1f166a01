import { FluentProvider, webLightTheme } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { RawIntlProvider } from 'react-intl'
import { MemoryRouter } from 'react-router-dom'
import { SWRConfig } from 'swr'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Clients, Webinar } from '#sdk'
import type { Language } from '#sdk/language.ts'
import { ClientsContext } from '#web/api/clients.ts'
import { loadTexts } from '#web/i18n/catalog.ts'
import { getIntl } from '#web/i18n/intl.ts'
import { emptyConfigs } from '#web/state/institute.ts'
import { createStores, StoresContext } from '#web/state/stores.ts'
import { ViewerContext } from '#web/time/viewer.ts'
import { CardGrid } from '#web/ui/CardGrid.tsx'
import { WebinarCard } from './WebinarCard.tsx'
import { RegistrationActions } from './RegistrationActions.tsx'
import { WebinarGuest } from './WebinarGuest.tsx'

beforeEach(() => void (document.documentElement.dataset.started = ''))
afterEach(() => void delete document.documentElement.dataset.started)

const madeAt = Date.parse('2026-11-23T15:50:00Z')
const full: Webinar = {
  id: 5,
  title: 'How to keep what you memorise',
  description: 'An hour of practice',
  tutor: { id: 7, name: 'Hadeel Taha', profile_picture_url: null },
  language: { id: 1, name: 'Arabic' },
  start_date_time: '2026-11-24T15:00:00Z',
  end_date_time: '2026-11-24T16:00:00Z',
  state: 'not started',
  kind: 'webinar',
  course: null,
  capacity: 20,
  registered: 20,
  is_cancelled: false,
}
const registrations = {
  mayRegister: true,
  findRegistration: () => undefined,
  busy: undefined,
  undoable: undefined,
  register: async () => undefined,
  cancel: async () => undefined,
}

/** Shows what a guest sees. */
async function show(content: ReactNode, language: Language, GET?: () => Promise<object>) {
  await loadTexts(language, ['shell', 'webinars'])
  const preferences = { language, timeZone: 'UTC' }
  const institute = { ...emptyConfigs, isMainHost: true, social: {}, scripts: [] }
  const stores = createStores({ user: null, institute, preferences, now: madeAt })
  const api = { GET }
  return render(
    <RawIntlProvider value={getIntl(language)}>
      <FluentProvider theme={webLightTheme}>
        <StoresContext value={stores}>
          <ClientsContext value={{ api, passive: { api } } as unknown as Clients}>
            <ViewerContext value={{ ...preferences, clock: { madeAt, offset: 0, respondedAt: madeAt } }}>
              <SWRConfig value={{ provider: () => new Map() }}>
                <MemoryRouter>{content}</MemoryRouter>
              </SWRConfig>
            </ViewerContext>
          </ClientsContext>
        </StoresContext>
      </FluentProvider>
    </RawIntlProvider>,
  )
}

test.each([
  ['en', 'Join the waiting list as a guest'],
  ['ar', 'انضم إلى قائمة الانتظار ضيفًا'],
] as const)('in %s guests are offered the waiting list of a full webinar', async (language, link) => {
  const actions = <RegistrationActions webinar={full} registrations={registrations} />
  const screen = await show(actions, language)
  await expect.element(screen.getByRole('link', { name: link })).toBeVisible()
})

test.each([
  ['en', true, 'You are no longer waiting.'],
  ['en', false, 'Your seat was cancelled.'],
  ['ar', true, 'لم تعد في قائمة الانتظار.'],
  ['ar', false, 'أُلغي مقعدك.'],
] as const)(
  'in %s, waiting %s, the confirmation names the seat or the place in line that was given up',
  async (...row) => {
    const [language, wasWaiting, text] = row
    const undoable = { id: full.id, wasWaiting }
    const actions = <RegistrationActions webinar={full} registrations={{ ...registrations, undoable }} />
    const screen = await show(actions, language)
    await expect.element(screen.getByRole('status')).toHaveTextContent(text)
  },
)

test.each([
  ['en', 'Full', 'Join the waiting list'],
  ['ar', 'اكتملت المقاعد', 'انضم إلى قائمة الانتظار'],
] as const)('in %s the page of a guest has no button until it can say that all is full', async (...row) => {
  const [language, seats, button] = row
  const answers: ((response: object) => void)[] = []
  const screen = await show(
    <WebinarGuest />,
    language,
    () => new Promise((resolve) => void answers.push(resolve)),
  )
  await expect.poll(() => screen.container.querySelectorAll('input').length).toBe(3)
  expect(screen.getByRole('button').elements()).toEqual([])
  answers[0]?.({ data: { data: [full], total: 1 } })
  await expect.element(screen.getByRole('button', { name: button })).toBeVisible()
  expect(screen.container.innerText.split('\n')).toContain(seats)
})

test.each([
  [true, 'Log in to watch the recording'],
  [false, 'Record is not available yet'],
])('the card of a webinar that is over, with a recording %s, says "%s"', async (has_recording, text) => {
  const screen = await show(
    <WebinarCard
      webinar={{ ...full, state: 'finished', has_recording }}
      registrations={registrations}
      to="/"
    />,
    'en',
  )
  const texts = ['Log in to watch the recording', 'Record is not available yet']
  const shown = texts.filter((one) => screen.container.textContent?.includes(one))
  expect(shown).toEqual([text])
})

const withLink = { ...full, description: `Read https://example.test/${'letter'.repeat(30)} before` }

test.each(
  Object.entries({
    'the list': (
      <CardGrid>
        <WebinarCard webinar={withLink} registrations={registrations} to="/" />
      </CardGrid>
    ),
    'the page of a guest': <WebinarGuest />,
  }),
)('on a phone %s breaks a long link in the description of a webinar', async (_, content) => {
  await page.viewport(360, 740)
  const screen = await show(content, 'en', async () => ({ data: { data: [withLink], total: 1 } }))
  await expect.element(screen.getByText('Read https://example.test/')).toBeVisible()
  expect(screen.container.scrollWidth).toBeLessThanOrEqual(screen.container.clientWidth)
})
