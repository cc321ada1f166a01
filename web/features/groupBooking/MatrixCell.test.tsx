import { FluentProvider, webLightTheme } from '@fluentui/react-components'
import { RawIntlProvider } from 'react-intl'
import { SWRConfig } from 'swr'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import type { Clients, GroupCourse, Kid, MatrixCheck } from '#sdk'
import { ClientsContext } from '#web/api/clients.ts'
import { loadTexts } from '#web/i18n/catalog.ts'
import { getIntl } from '#web/i18n/intl.ts'
import { emptyConfigs } from '#web/state/institute.ts'
import { createStores, StoresContext } from '#web/state/stores.ts'
import { MatrixCell } from './MatrixCell.tsx'

const kid: Kid = {
  id: 9,
  first_name: 'Layan',
  last_name: 'Nasr',
  gender: 'Female',
  date_of_birth: '2018-05-04',
  age: 8,
  profile_picture_url: null,
  next_class: null,
  homework_due: 0,
}
const seat = { course_id: 101, user_id: kid.id, group_class_id: 5 }
const offer = { id: 101, name: 'Tajweed', group_class_id: 5, seats_left: 4 } as unknown as GroupCourse
const reading = { id: 102, name: 'Reading', group_class_id: 6, seats_left: 4 } as unknown as GroupCourse
/**
 * @param refusal why the kid of the chosen seat cannot join
 * @param next start of the next month of a seat that is paid already
 * @param webinar_id the earlier interview of a kid who has sat in the group class
 * @param others chosen seats in other courses; the group class 6 is held at the same times
 * @param offers the group classes that are offered
 */
async function show(
  refusal: string | null,
  next: string | null = null,
  webinar_id: number | null = null,
  others: readonly (typeof seat)[] = [],
  offers = [offer, reading],
) {
  const api = {
    GET: async (path: string) => ({
      data: { data: path === '/kids/list/' ? [kid] : offers, total: 2, page_size: 100 },
    }),
  }
  await loadTexts('en', ['shell', 'booking'])
  const stores = createStores({
    user: null,
    institute: { ...emptyConfigs, isMainHost: true, social: {}, scripts: [] },
    preferences: { language: 'en', timeZone: 'UTC' },
    now: Date.parse('2026-11-23T15:50:00Z'),
  })
  stores.kidsSelection.courses = [101, ...others.map(({ course_id }) => course_id)]
  stores.groupSelection.matrix = [seat, ...others]
  const own: MatrixCheck = {
    ...seat,
    is_allowed: refusal === null,
    reason: refusal,
    overlaps: [6],
    next_from: next,
    webinar_id,
    price: 100,
    currency: 'EGP',
  }
  const elsewhere = {
    ...own,
    is_allowed: true,
    reason: null,
    overlaps: [],
    next_from: null,
    webinar_id: null,
  }
  const sibling = { ...elsewhere, user_id: 8, next_from: '2026-12-24T15:00:00Z' }
  const checks = [own, { ...elsewhere, group_class_id: 4 }, sibling]
  const screen = await render(
    <RawIntlProvider value={getIntl('en')}>
      <FluentProvider theme={webLightTheme}>
        <StoresContext value={stores}>
          <ClientsContext value={{ api, passive: { api } } as unknown as Clients}>
            <SWRConfig value={{ provider: () => new Map() }}>
              <MatrixCell kid={kid} course={{ id: 101, name: 'Tajweed' }} checks={checks} hasFailed={false} />
            </SWRConfig>
          </ClientsContext>
        </StoresContext>
      </FluentProvider>
    </RawIntlProvider>,
  )
  return Object.assign(screen, { selection: stores.groupSelection })
}

test('a chosen kid whose seat was booked meanwhile has the reason beside it and can be taken out', async () => {
  const screen = await show('This child is already in this group class.')
  const box = screen.getByRole('checkbox')
  await expect
    .element(screen.getByText('This child is already in this group class.'), { timeout: 3000 })
    .toBeVisible()
  await expect.element(box).toBeChecked()
  await box.click()
  await expect.element(box).not.toBeChecked()
  await expect.element(box).toBeDisabled()
})

test('a chosen kid who may join has no reason beside it', async () => {
  const screen = await show(null)
  await expect.element(screen.getByRole('checkbox')).toBeChecked()
  await expect.element(screen.getByRole('checkbox')).toBeEnabled()
  expect(screen.container.textContent?.trim()).toBe('')
})

test('a kid of a full group class whose next classes can be booked reads when that begins', async () => {
  const screen = await show(null, '2026-12-24T15:00:00Z')
  await expect.element(screen.getByText('Next classes, from'), { timeout: 3000 }).toBeVisible()
  expect(screen.container.textContent).toMatch(/Next classes, from Thu.* 24 Dec.* 15:00/)
})

test('a kid who has sat in the group class is chosen with its earlier interview', async () => {
  const screen = await show(null, '2026-12-24T15:00:00Z', 40)
  const box = screen.getByRole('checkbox')
  await box.click()
  expect(screen.selection.matrix).toEqual([])
  await box.click()
  expect(screen.selection.matrix).toEqual([{ ...seat, earlier_webinar_id: 40 }])
})

test('a kid is not in two group classes at the same times', async () => {
  const screen = await show(null, null, null, [{ course_id: 102, user_id: kid.id, group_class_id: 6 }])
  await expect.element(screen.getByText('At the same time as Reading'), { timeout: 3000 }).toBeVisible()
  await screen.getByRole('checkbox').click()
  await expect.element(screen.getByRole('checkbox')).toBeDisabled()
})

test('a kid who has a seat is chosen for its own group class, before another one of the course that has free seats', async () => {
  const times = { days: [1], start_time: '16:00', minutes: 60, time_zone: 'UTC', tutor: { name: 'Sami' } }
  const own = { ...offer, ...times, seats_left: 0 } as GroupCourse
  const offers = [{ ...own, group_class_id: 4, seats_left: 3 }, own]
  const screen = await show(null, '2026-12-24T15:00:00Z', 40, [], offers)
  const box = screen.getByRole('checkbox')
  await box.click()
  await box.click()
  expect(screen.selection.matrix).toEqual([{ ...seat, earlier_webinar_id: 40 }])
})

test('a sibling who has a seat of its own takes none of the free ones', async () => {
  const sibling = { ...seat, user_id: 8 }
  const screen = await show(null, null, null, [sibling], [{ ...offer, seats_left: 1 }])
  const box = screen.getByRole('checkbox')
  await box.click()
  await expect.element(box).not.toBeChecked()
  await expect.element(box).toBeEnabled()
  expect(screen.selection.matrix).toEqual([sibling])
})
