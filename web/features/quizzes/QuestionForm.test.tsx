import { FluentProvider, webLightTheme } from '@fluentui/react-components'
import { RawIntlProvider } from 'react-intl'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { ApiError, type Clients, type Question } from '#sdk'
import { ClientsContext } from '#web/api/clients.ts'
import { loadTexts } from '#web/i18n/catalog.ts'
import { getIntl } from '#web/i18n/intl.ts'
import { emptyConfigs } from '#web/state/institute.ts'
import { createStores, StoresContext } from '#web/state/stores.ts'
import { QuestionForm } from './QuestionForm.tsx'

const question: Question = {
  id: 7,
  quiz_id: 1,
  position: 1,
  text: 'Which letter is lengthened?',
  options: ['Alif', 'Ba', 'Sin', 'Mim'].map((text, index) => ({ id: index + 1, text })),
  right_option_id: 1,
  score: 2,
}

interface ShownForm {
  /** The questions as they are when the form saves */
  current: Question[]
  POST: (path: string, request: { body: unknown }) => Promise<unknown>
}

/** Renders the form of the question. @returns the screen, and how often the page was told to read again */
async function renderForm({ current, POST }: ShownForm) {
  sessionStorage.clear()
  await loadTexts('en', ['shell', 'resource', 'questions'])
  const clients: unknown = { api: { POST, GET: async () => ({ data: { data: current } }) } }
  const institute = { ...emptyConfigs, isMainHost: true, social: {}, scripts: [] }
  const preferences = { language: 'en' as const, timeZone: 'UTC' }
  const onChanged = vi.fn<() => Promise<unknown>>(async () => undefined)
  const onSaved = vi.fn<() => void>()
  const element = (
    <QuestionForm quizId={1} question={question} onSaved={onSaved} onChanged={onChanged} onClose={fail} />
  )
  const screen = await render(
    <RawIntlProvider value={getIntl('en')}>
      <FluentProvider theme={webLightTheme}>
        <StoresContext value={createStores({ user: null, institute, preferences, now: 0 })}>
          <ClientsContext value={clients as Clients}>
            <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />
          </ClientsContext>
        </StoresContext>
      </FluentProvider>
    </RawIntlProvider>,
  )
  return { screen, onChanged, onSaved }
}

test('the refusal of a changed question is shown beside the button that was pressed', async () => {
  const refusal = new ApiError({
    status: 409,
    code: 'conflict',
    messages: ['Learners have begun this quiz.'],
  })
  const { screen } = await renderForm({ current: [question], POST: () => Promise.reject(refusal) })
  await screen.getByLabelText('Option 2').first().fill('Nun')
  const save = screen.getByRole('button', { name: 'Save' })
  await save.click()
  const alert = screen.getByRole('alert')
  await expect.element(alert).toHaveTextContent('Learners have begun this quiz.')
  const gap = save.element().getBoundingClientRect().top - alert.element().getBoundingClientRect().bottom
  expect(gap).toBeLessThan(40)
})

test('a question that another person has changed is not overwritten before that was said', async () => {
  const POST = vi.fn<ShownForm['POST']>(async () => ({}))
  const [alif, ba, ...rest] = question.options
  if (!alif || !ba) throw new Error('The sample has four options')
  const theirs = { ...question, options: [alif, { ...ba, text: 'Baa' }, ...rest], right_option_id: 2 }
  const { screen, onChanged, onSaved } = await renderForm({ current: [theirs], POST })
  await screen.getByLabelText('Option 2').first().fill('Nun')
  const save = screen.getByRole('button', { name: 'Save' })
  await save.click()
  const alert = screen.getByRole('alert')
  await expect
    .element(alert)
    .toHaveTextContent(
      'Someone else has changed this record: Option 2 and Right option. Fields you haven’t edited show the new values; your own are kept. Check them and save again. Option 2: they saved “\u2068Baa\u2069”',
    )
  expect(POST).not.toHaveBeenCalled()
  expect(onChanged).toHaveBeenCalledOnce()
  await expect.element(screen.getByLabelText('Option 2').first()).toHaveValue('Nun')
  await save.click()
  await vi.waitFor(() => expect(onSaved).toHaveBeenCalledOnce())
  expect(POST.mock.calls).toHaveLength(1)
})

test('a question that another person has deleted says so, and keeps what was typed', async () => {
  const { screen } = await renderForm({ current: [], POST: fail })
  await screen.getByLabelText('Option 2').first().fill('Nun')
  await screen.getByRole('button', { name: 'Save' }).click()
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('This record was deleted. What you typed is still here.')
  await expect.element(screen.getByLabelText('Option 2').first()).toHaveValue('Nun')
})

function fail(): never {
  throw new Error('The form was closed')
}
