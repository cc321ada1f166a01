import { FluentProvider, webLightTheme } from '@fluentui/react-components'
import { RawIntlProvider } from 'react-intl'
import { MemoryRouter } from 'react-router-dom'
import { SWRConfig } from 'swr'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'
import type { Clients, ManagedWebinar } from '#sdk'
import { ClientsContext } from '#web/api/clients.ts'
import { loadTexts } from '#web/i18n/catalog.ts'
import { getIntl } from '#web/i18n/intl.ts'
import { emptyConfigs } from '#web/state/institute.ts'
import { createStores, StoresContext } from '#web/state/stores.ts'
import { ViewerContext } from '#web/time/viewer.ts'
import { WebinarRecording } from './WebinarRecording.tsx'

const file = { content_type: 'video/webm', size: 9 }
const first = { ...file, id: 5, name: 'first.webm', url: '/first.webm' }
const other = { ...file, id: 6, name: 'other.webm', url: '/other.webm' }
const own = { ...file, id: 7, name: 'own.webm', url: '/own.webm' }

function toWebinar(recording: typeof first | null) {
  const shown = { id: 4, title: 'Stories', state: 'finished', is_cancelled: false }
  return { ...shown, recording, recording_url: recording?.url ?? null } as unknown as ManagedWebinar // Reads only these
}

/** @param saved the recording that the API has, while the page shows the first one */
async function show(saved: typeof first | null) {
  await loadTexts('en', ['shell', 'halaqas', 'resource'])
  const preferences = { language: 'en', timeZone: 'UTC' } as const
  const institute = { ...emptyConfigs, isMainHost: true, social: {}, scripts: [] }
  const stores = createStores({ user: null, institute, preferences, now: 0 })
  const send = vi.fn<(path: string, init: { body: { file_id: number | null } }) => Promise<object>>(
    async () => ({ data: { success: true } }),
  )
  const api = { GET: async () => ({ data: { success: true, data: [toWebinar(saved)] } }), POST: send }
  const clients = { api, passive: { api }, upload: async () => own } as unknown as Clients // Calls only these
  const screen = await render(
    <RawIntlProvider value={getIntl('en')}>
      <FluentProvider theme={webLightTheme}>
        <StoresContext value={stores}>
          <ViewerContext value={{ ...preferences, clock: { madeAt: 0, offset: 0, respondedAt: 0 } }}>
            <ClientsContext value={clients}>
              <SWRConfig value={{ provider: () => new Map() }}>
                <MemoryRouter>
                  <WebinarRecording webinar={toWebinar(first)} />
                </MemoryRouter>
              </SWRConfig>
            </ClientsContext>
          </ViewerContext>
        </StoresContext>
      </FluentProvider>
    </RawIntlProvider>,
  )
  return { screen, send, notifications: stores.notifications }
}

test('a recording that another person has put in its place is named, and saving again replaces it', async () => {
  const { screen, send } = await show(other)
  const chosen = new File(['video'], 'own.webm', { type: 'video/webm' })
  await userEvent.upload(screen.getByLabelText(/Audio or video/), chosen)
  await expect.element(screen.getByText('own.webm')).toBeVisible()
  const save = screen.getByRole('button', { name: 'Replace the recording' })
  await save.click()
  const refused = screen.getByText(/^Someone else has changed the recording\./)
  await expect.element(refused).toBeVisible()
  expect(refused.element().textContent).toMatch(/they saved “.?other\.webm/)
  await expect.element(screen.getByText('own.webm')).toBeVisible()
  expect(send).not.toHaveBeenCalled()
  await save.click()
  await expect.poll(() => send.mock.calls[0]?.[1].body).toEqual({ file_id: own.id })
})

test('a recording that another person has put in its place is not removed unseen', async () => {
  const { screen, send, notifications } = await show(other)
  await screen.getByRole('button', { name: 'Remove the recording' }).click()
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Remove the recording' }).click()
  await expect
    .poll(() => notifications.shown[0]?.text)
    .toContain('Someone else has changed the recording, so nothing was removed.')
  expect(send).not.toHaveBeenCalled()
})

test('a recording that is still the shown one is removed', async () => {
  const { screen, send } = await show(first)
  await screen.getByRole('button', { name: 'Remove the recording' }).click()
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Remove the recording' }).click()
  await expect.poll(() => send.mock.calls[0]?.[1].body).toEqual({ file_id: null })
})
