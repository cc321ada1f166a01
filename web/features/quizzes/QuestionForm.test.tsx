import { FluentProvider, webLightTheme } from '@fluentui/react-components'
import { RawIntlProvider } from 'react-intl'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test } from 'vitest'
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

test('the refusal of a changed question is shown beside the button that was pressed', async () => {
  await loadTexts('en', ['shell', 'resource', 'questions'])
  const refusal = new ApiError({
    status: 409,
    code: 'conflict',
    messages: ['Learners have begun this quiz.'],
  })
  const clients: unknown = { api: { POST: () => Promise.reject(refusal) } }
  const institute = { ...emptyConfigs, isMainHost: true, social: {}, scripts: [] }
  const preferences = { language: 'en' as const, timeZone: 'UTC' }
  const element = <QuestionForm quizId={1} question={question} onSaved={fail} onClose={fail} />
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
  await screen.getByLabelText('Option 2').first().fill('Nun')
  const save = screen.getByRole('button', { name: 'Save' })
  await save.click()
  const alert = screen.getByRole('alert')
  await expect.element(alert).toHaveTextContent('Learners have begun this quiz.')
  const gap = save.element().getBoundingClientRect().top - alert.element().getBoundingClientRect().bottom
  expect(gap).toBeLessThan(40)
})

function fail(): never {
  throw new Error('The form was closed')
}
