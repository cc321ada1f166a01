import { FluentProvider, webLightTheme } from '@fluentui/react-components'
import { RawIntlProvider } from 'react-intl'
import { SWRConfig } from 'swr'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { ApiError, type Clients, type Reservation } from '#sdk'
import { ClientsContext } from '#web/api/clients.ts'
import { loadTexts } from '#web/i18n/catalog.ts'
import { getIntl } from '#web/i18n/intl.ts'
import { emptyConfigs } from '#web/state/institute.ts'
import { createStores, StoresContext } from '#web/state/stores.ts'
import { AssignLearner } from './AssignLearner.tsx'

const refusal = { status: 422, code: 'refused' } as ConstructorParameters<typeof ApiError>[0]
const messages = ['Layan has another class at that time: Reading. Move one of the two classes first.']

test('a refusal to assign stays beside the choice, until another learner is chosen', async () => {
  await loadTexts('en', ['shell', 'myReservations'])
  const stores = createStores({
    user: null,
    institute: { ...emptyConfigs, isMainHost: true, social: {}, scripts: [] },
    preferences: { language: 'en', timeZone: 'UTC' },
    now: 0,
  })
  const api = {
    GET: async () => ({ data: { data: [{ id: 9, first_name: 'Layan' }], total: 1, page_size: 50 } }),
    async POST(_: string, { body }: { body: { kid_id: number | null } }) {
      if (body.kid_id === 9) throw new ApiError({ ...refusal, messages })
    },
  }
  const screen = await render(
    <RawIntlProvider value={getIntl('en')}>
      <FluentProvider theme={webLightTheme}>
        <StoresContext value={stores}>
          <ClientsContext value={{ api, passive: { api } } as unknown as Clients}>
            <SWRConfig value={{ provider: () => new Map() }}>
              <AssignLearner reservation={{ id: 1, learner: { id: 5 } } as Reservation} />
            </SWRConfig>
          </ClientsContext>
        </StoresContext>
      </FluentProvider>
    </RawIntlProvider>,
  )
  const choice = screen.getByRole('combobox')
  await expect.element(choice, { timeout: 3000 }).toBeVisible()
  await choice.selectOptions('9')
  const text = screen.getByText(String(messages))
  await expect.element(text, { timeout: 3000 }).toBeVisible()
  await choice.selectOptions('')
  await expect.poll(() => text.query(), { timeout: 3000 }).toBe(null)
})
