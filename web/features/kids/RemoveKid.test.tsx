import { FluentProvider, webLightTheme } from '@fluentui/react-components'
import { RawIntlProvider } from 'react-intl'
import { SWRConfig } from 'swr'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import type { Clients, Kid } from '#sdk'
import { ClientsContext } from '#web/api/clients.ts'
import { loadTexts } from '#web/i18n/catalog.ts'
import { getIntl } from '#web/i18n/intl.ts'
import { emptyConfigs } from '#web/state/institute.ts'
import { createStores, StoresContext } from '#web/state/stores.ts'
import { RemoveKid } from './RemoveKid.tsx'

const kid = { id: 8, first_name: 'Omar' } as Kid // The members that are used
const learners = [8, 9].map((id) => ({ id, name: id === 8 ? 'Omar' : 'Lina' }))
const booking = { id: 1, courses: [{ id: 5, name: 'Young readers' }], total_cost: 912, currency: 'EGP' }

async function show(rows: readonly object[] | undefined) {
  await loadTexts('en', ['shell', 'kids'])
  const stores = createStores({
    user: null,
    institute: { ...emptyConfigs, isMainHost: true, social: {}, scripts: [] },
    preferences: { language: 'en', timeZone: 'UTC' },
    now: 0,
  })
  const GET = vi.fn<() => Promise<object>>(() =>
    rows ? Promise.resolve({ data: { success: true, data: rows } }) : new Promise<object>(() => undefined),
  )
  const clients = { api: { GET } } as unknown as Clients
  return render(
    <RawIntlProvider value={getIntl('en')}>
      <FluentProvider theme={webLightTheme}>
        <StoresContext value={stores}>
          <ClientsContext value={{ ...clients, passive: clients }}>
            <SWRConfig value={{ provider: () => new Map() }}>
              <RemoveKid kid={kid} onClose={() => undefined} onRemoved={() => undefined} />
            </SWRConfig>
          </ClientsContext>
        </StoresContext>
      </FluentProvider>
    </RawIntlProvider>,
  )
}

test('the question names the other kids whose unpaid seats are lost with the kid, and the amount', async () => {
  const others = { ...booking, id: 2, learners: learners.slice(1), courses: [{ id: 6, name: 'Another' }] }
  const screen = await show([{ ...booking, learners }, others, { ...others, id: 3, learners: undefined }])
  const question = screen.getByRole('alertdialog')
  await expect
    .poll(() => question.element().textContent)
    .toMatch(
      /unpaid booking of .Young readers. ends as a whole: the seats of .Lina. are lost with it, and its EGP.912 no longer have to be paid/,
    )
  expect(question.element().textContent).not.toContain('Another')
})

test('a kid is not removed before the unpaid bookings are known', async () => {
  const remove = (await show(undefined)).getByRole('button', { name: 'Remove the account' })
  await expect.element(remove).toHaveAttribute('aria-disabled', 'true')
})
