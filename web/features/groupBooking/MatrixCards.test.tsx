import { FluentProvider, webLightTheme } from '@fluentui/react-components'
import { RawIntlProvider } from 'react-intl'
import { SWRConfig } from 'swr'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Language } from '#sdk/language.ts'
import type { Clients, GroupCourse, Kid, MatrixCheck } from '#sdk'
import { ClientsContext } from '#web/api/clients.ts'
import { loadTexts } from '#web/i18n/catalog.ts'
import { getIntl } from '#web/i18n/intl.ts'
import type { Pair } from '#web/state/groupSelection.ts'
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

/** Renders the cards of both kids. @param offers the group classes of the course */
async function show(
  offers: readonly GroupCourse[],
  { language, width, matrix = [] }: { language: Language; width: number; matrix?: Pair[] },
) {
  await page.viewport(width, 740)
  await loadTexts(language, ['shell', 'booking'])
  const stores = createStores({
    user: null,
    institute: { ...emptyConfigs, isMainHost: true, social: {}, scripts: [] },
    preferences: { language, timeZone: 'UTC' },
    now: 0,
  })
  stores.kidsSelection.courses = [101]
  stores.groupSelection.matrix = matrix
  const api = {
    GET: async (path: string) => ({
      data: { data: path === '/kids/list/' ? kids : offers, total: 2, page_size: 100 },
    }),
  }
  return render(
    <RawIntlProvider value={getIntl(language)}>
      <FluentProvider theme={webLightTheme} dir={language === 'ar' ? 'rtl' : 'ltr'}>
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
}

test('the box of a kid who cannot join stays in line with those of the others, its reason below', async () => {
  const screen = await show([offer], { language: 'en', width: 360 })
  const text = screen.getByText(reason)
  await expect.element(text, { timeout: 3000 }).toBeVisible()
  const [refused, open] = screen.getByRole('checkbox').elements()
  expect(refused?.getBoundingClientRect().left).toBe(open?.getBoundingClientRect().left)
  expect(text.element().getBoundingClientRect().top).toBeGreaterThan(
    refused?.getBoundingClientRect().bottom ?? Infinity,
  )
})

test.each([
  ['en', 320],
  ['en', 360],
  ['ar', 320],
  ['ar', 360],
] as const)(
  'the chosen one of several group classes is written out below the select, in %s at %i px',
  async (language, width) => {
    const tutor = { id: 3, name: 'Abdurrahman Al-Muhammadi', profile_picture_url: null }
    const times = { days: [1, 3], start_time: '16:00', end_time: '17:00', time_zone: 'UTC' }
    const offers = [5, 6].map((group_class_id) => ({ ...offer, ...times, group_class_id, tutor }))
    const matrix = [{ course_id: 101, user_id: 10, group_class_id: 5 }]
    const screen = await show(offers, { language, width, matrix })
    const select = screen.getByRole('combobox')
    await expect.element(select, { timeout: 3000 }).toBeVisible()
    const label = select.element().querySelector('option')?.textContent
    const text = [...screen.container.querySelectorAll('span')].find((one) => one.textContent === label)
    const top = text?.getBoundingClientRect().top
    expect(top).toBeGreaterThanOrEqual(select.element().getBoundingClientRect().bottom)
    const card = screen.container.querySelector('li:last-child')
    expect(card?.scrollWidth).toBe(card?.clientWidth)
  },
)
