import type { GroupCourse } from '#sdk'
import { RawIntlProvider } from 'react-intl'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { loadTexts } from '#web/i18n/catalog.ts'
import { getIntl } from '#web/i18n/intl.ts'
import { emptyConfigs } from '#web/state/institute.ts'
import { createStores, StoresContext } from '#web/state/stores.ts'
import { GroupCard } from './GroupCard.tsx'

const course = {
  id: 7,
  name: 'Young readers',
  description: 'Letters and sounds',
  type: 'kids' as const,
  code: 'YR',
}

async function renderCard(offers: readonly GroupCourse[]) {
  await loadTexts('en', ['groups', 'shell'])
  const preferences = { language: 'en' as const, timeZone: 'Africa/Cairo' }
  const institute = { ...emptyConfigs, isMainHost: true, social: {}, scripts: [] }
  const stores = createStores({ user: null, institute, preferences, now: 0 })
  return render(
    <MemoryRouter>
      <RawIntlProvider value={getIntl('en')}>
        <StoresContext value={stores}>
          <GroupCard
            choice={{ course, offers }}
            areOffersKnown
            isChosen={false}
            isFull={false}
            onToggle={() => undefined}
          />
        </StoresContext>
      </RawIntlProvider>
    </MemoryRouter>,
  )
}

test('a course without a group class offers tutors and a message instead of a choice', async () => {
  const screen = await renderCard([])
  await expect.element(screen.getByRole('link', { name: 'Find a tutor' })).toBeVisible()
  const link = screen.getByRole('link', { name: 'Find a tutor' })
  await expect.element(link).toHaveAttribute('href', '/tutors?course-id=7')
  await expect
    .element(screen.getByRole('link', { name: 'Write to us' }))
    .toHaveAttribute('href', '/ContactUs')
  expect(screen.getByRole('button').query()).toBeNull()
})

const offer: GroupCourse = {
  ...course,
  image: null,
  group_class_id: 1,
  age_from: 6,
  age_to: 9,
  days: [1],
  start_time: '16:00',
  minutes: 60,
  time_zone: 'Africa/Cairo',
  min_students: 2,
  max_students: 5,
  seats_left: 3,
  tutor: { id: 3, name: 'Huda Samir', profile_picture_url: null },
  price: 120,
  currency: 'EGP',
  start_date: '2026-11-01',
  end_date: '2027-02-01',
  is_auto_renew: true,
}

test('the lowest price is that of a group class with a free seat', async () => {
  const full = { ...offer, group_class_id: 2, price: 80, seats_left: 0 }
  const dear = { ...offer, group_class_id: 3, price: 150 }
  const screen = await renderCard([full, dear, offer])
  await expect.element(screen.getByText(/^from/)).toHaveTextContent('from EGP 120 per class')
})
