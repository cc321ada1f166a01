import { FluentProvider, webLightTheme } from '@fluentui/react-components'
import { useEffect } from 'react'
import { RawIntlProvider } from 'react-intl'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { ApiError, type Cancellation, type Clients } from '#sdk'
import { ClientsContext } from '#web/api/clients.ts'
import { loadTexts } from '#web/i18n/catalog.ts'
import { getIntl } from '#web/i18n/intl.ts'
import { emptyConfigs } from '#web/state/institute.ts'
import { createStores, StoresContext } from '#web/state/stores.ts'
import type { Action, Resource } from './resource.ts'
import { useRecordActions } from './useRecordActions.tsx'

interface Row {
  id: number
}
// The hook uses no other members
const resource = { name: 'applications', getName: () => 'Mona' } as unknown as Resource<Row>
const row = { id: 4 }

function Actions({ action }: { action: Action<Row> }) {
  const { startAction, question } = useRecordActions(resource, async () => undefined)
  return (
    <>
      <button onClick={() => startAction(action, row)}>{row.id}</button>
      {question}
    </>
  )
}

test('an action is sent with what its preview has shown, and after a refusal the preview is read again', async () => {
  await loadTexts('en', ['shell', 'resource', 'applications'])
  const sent: unknown[] = []
  let amount = 100
  function Preview({ onSeen }: { onSeen?: (seen: Cancellation) => void }) {
    useEffect(() => {
      onSeen?.({ refund_amount: amount } as Cancellation)
    }, [onSeen])
    return <p>{`refund of ${amount}`}</p>
  }
  const run: Action<Row>['run'] = async (_clients, _row, _reason, _note, seen) => {
    sent.push(seen?.refund_amount)
    if (seen?.refund_amount === 250) return
    amount = 250
    throw new ApiError({ status: 422, code: 'refused', messages: ['The amount has changed'] })
  }
  const stores = createStores({
    user: null,
    institute: { ...emptyConfigs, isMainHost: true, social: {}, scripts: [] },
    preferences: { language: 'en', timeZone: 'UTC' },
    now: Date.parse('2026-11-23T15:50:00Z'),
  })
  const screen = await render(
    <RawIntlProvider value={getIntl('en')}>
      <FluentProvider theme={webLightTheme}>
        <StoresContext value={stores}>
          <ClientsContext value={{ api: {} } as unknown as Clients}>
            <MemoryRouter>
              <Actions action={{ name: 'approve', confirm: 'yes', Preview, run }} />
            </MemoryRouter>
          </ClientsContext>
        </StoresContext>
      </FluentProvider>
    </RawIntlProvider>,
  )
  await screen.getByRole('button', { name: '4' }).click()
  await expect.element(screen.getByText('refund of 100')).toBeVisible()
  await screen.getByRole('button', { name: 'Approve' }).click()
  await expect.element(screen.getByText('refund of 250')).toBeVisible()
  await screen.getByRole('button', { name: 'Approve' }).click()
  await expect.element(screen.getByText('refund of 250')).not.toBeInTheDocument()
  expect(sent).toEqual([100, 250])
})
