import { FluentProvider, webLightTheme } from '@fluentui/react-components'
import { RawIntlProvider } from 'react-intl'
import { SWRConfig } from 'swr'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Clients, GroupCourse, Kid, MatrixCheck } from '#sdk'
import { ClientsContext } from '#web/api/clients.ts'
import { loadTexts } from '#web/i18n/catalog.ts'
import { getIntl } from '#web/i18n/intl.ts'
import { emptyConfigs } from '#web/state/institute.ts'
import { createStores, StoresContext } from '#web/state/stores.ts'
import { MatrixCards } from './MatrixCards.tsx'

const reason = 'Layan has another class at that time: Reading, Wednesday 2 December at 10:00.'
const kids = [9, 10].map((id) => ({ id, first_name: `Kid ${id}`, age: 8 })) as Kid[]
const offer = { id: 101, name: 'Tajweed', group_class_id: 5, seats_left: 4 } as unknown as GroupCourse
const checks = kids.map(({ id }) => ({
  course_id: 101,
  user_id: id,
  group_class_id: 5,
  is_allowed: id === 10,
  reason: id === 10 ? null : reason,
  overlaps: [],
})) as unknown as MatrixCheck[]

test('the box of a kid who cannot join stays in line with those of the others, its reason below', async () => {
  await page.viewport(360, 740)
  await loadTexts('en', ['shell', 'booking'])
  const stores = createStores({
    user: null,
    institute: { ...emptyConfigs, isMainHost: true, social: {}, scripts: [] },
    preferences: { language: 'en', timeZone: 'UTC' },
    now: 0,
  })
  stores.kidsSelection.courses = [101]
  const api = {
    GET: async (path: string) => ({
      data: { data: path === '/kids/list/' ? kids : [offer], total: 2, page_size: 100 },
    }),
  }
  const screen = await render(
    <RawIntlProvider value={getIntl('en')}>
      <FluentProvider theme={webLightTheme}>
        <StoresContext value={stores}>
          <ClientsContext value={{ api, passive: { api } } as unknown as Clients}>
            <SWRConfig value={{ provider: () => new Map() }}>
              <MatrixCards
                kids={kids}
                courses={[{ id: 101, name: 'Tajweed' }]}
                checks={checks}
                hasFailed={false}
              />
            </SWRConfig>
          </ClientsContext>
        </StoresContext>
      </FluentProvider>
    </RawIntlProvider>,
  )
  const text = screen.getByText(reason)
  await expect.element(text, { timeout: 3000 }).toBeVisible()
  const [refused, open] = screen.getByRole('checkbox').elements()
  expect(refused?.getBoundingClientRect().left).toBe(open?.getBoundingClientRect().left)
  expect(text.element().getBoundingClientRect().top).toBeGreaterThan(
    refused?.getBoundingClientRect().bottom ?? Infinity,
  )
})
