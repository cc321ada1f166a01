import { FluentProvider, webLightTheme } from '@fluentui/react-components'
import { RawIntlProvider } from 'react-intl'
import { SWRConfig } from 'swr'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import type { Clients, Submission } from '#sdk'
import { ClientsContext } from '#web/api/clients.ts'
import { loadTexts } from '#web/i18n/catalog.ts'
import { getIntl } from '#web/i18n/intl.ts'
import { emptyConfigs } from '#web/state/institute.ts'
import { createStores, StoresContext } from '#web/state/stores.ts'
import { ViewerContext } from '#web/time/viewer.ts'
import { ReviewForm } from './ReviewForm.tsx'

const preferences = { language: 'en', timeZone: 'UTC' } as const
const unreviewed = {
  id: 5,
  homework_id: 9,
  student: { id: 1, name: 'Layan' },
  state: 'submitted',
  score: null,
  comment: null,
} as unknown as Submission // The members in use
const reviewed = { ...unreviewed, state: 'reviewed', score: 3 } as const

test('a review that the page has shown beside an edited score is not overwritten without a word', async () => {
  await loadTexts('en', ['shell', 'form', 'homeworkList', 'resource'])
  const stores = createStores({
    user: null,
    institute: { ...emptyConfigs, isMainHost: true, social: {}, scripts: [] },
    preferences,
    now: 0,
  })
  const POST = vi.fn<() => Promise<object>>(async () => ({ data: { data: reviewed } }))
  const GET = async () => ({ data: { data: [reviewed], total: 1, page: 1, page_size: 1 } })
  const api = { GET, POST }
  const renderForm = (submission: Submission) => (
    <RawIntlProvider value={getIntl('en')}>
      <FluentProvider theme={webLightTheme}>
        <StoresContext value={stores}>
          <ClientsContext value={{ api, passive: { api } } as unknown as Clients}>
            <ViewerContext value={{ ...preferences, clock: { madeAt: 0, offset: 0, respondedAt: 0 } }}>
              <SWRConfig value={{ provider: () => new Map() }}>
                <ReviewForm submission={submission} max={10} />
              </SWRConfig>
            </ViewerContext>
          </ClientsContext>
        </StoresContext>
      </FluentProvider>
    </RawIntlProvider>
  )
  const screen = await render(renderForm(unreviewed))
  await screen.getByRole('textbox', { name: /Score/ }).fill('8')
  await screen.rerender(renderForm(reviewed))
  const send = screen.getByRole('button', { name: /review/i })
  await send.click()
  await expect.element(screen.getByRole('alert').filter({ hasText: 'Score' }).first()).toBeVisible()
  expect(POST).not.toHaveBeenCalled()
  await send.click()
  await expect.poll(() => POST.mock.calls.length).toBe(1)
})
