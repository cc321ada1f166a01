import { RawIntlProvider } from 'react-intl'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { loadTexts } from '#web/i18n/catalog.ts'
import { getIntl } from '#web/i18n/intl.ts'
import { emptyConfigs } from '#web/state/institute.ts'
import { createStores, StoresContext } from '#web/state/stores.ts'
import { GroupCard } from './GroupCard.tsx'

test('a course without a group class offers tutors and a message instead of a choice', async () => {
  await loadTexts('en', ['groups'])
  const preferences = { language: 'en' as const, timeZone: 'Africa/Cairo' }
  const institute = { ...emptyConfigs, isMainHost: true, social: {}, scripts: [] }
  const stores = createStores({ user: null, institute, preferences, now: 0 })
  const course = {
    id: 7,
    name: 'Young readers',
    description: 'Letters and sounds',
    type: 'kids' as const,
    code: 'YR',
  }
  const screen = await render(
    <MemoryRouter>
      <RawIntlProvider value={getIntl('en')}>
        <StoresContext value={stores}>
          <GroupCard
            choice={{ course, offers: [] }}
            areOffersKnown
            isChosen={false}
            isFull={false}
            onToggle={() => undefined}
          />
        </StoresContext>
      </RawIntlProvider>
    </MemoryRouter>,
  )
  await expect.element(screen.getByRole('link', { name: 'Find a tutor' })).toBeVisible()
  const link = screen.getByRole('link', { name: 'Find a tutor' })
  await expect.element(link).toHaveAttribute('href', '/tutors?course-id=7')
  await expect
    .element(screen.getByRole('link', { name: 'Write to us' }))
    .toHaveAttribute('href', '/ContactUs')
  expect(screen.getByRole('button').query()).toBeNull()
})
