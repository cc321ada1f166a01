import { FluentProvider, webLightTheme } from '@fluentui/react-components'
import { RawIntlProvider } from 'react-intl'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import type { Clients, User } from '#sdk'
import { groupCourseNames, learnerNames } from './nameQueries.ts'
import { loadTexts } from '#web/i18n/catalog.ts'
import { getIntl } from '#web/i18n/intl.ts'
import { emptyConfigs } from '#web/state/institute.ts'
import { createStores, StoresContext } from '#web/state/stores.ts'
import { NoOptions } from '#web/resource/SelectControls.tsx'

async function show(category: User['category']) {
  await loadTexts('en', ['shell', 'resource'])
  const user = { category } as unknown as User // Reads only the category
  const institute = { ...emptyConfigs, isMainHost: true, social: {}, scripts: [] }
  const preferences = { language: 'en' as const, timeZone: 'UTC' }
  const stores = createStores({ user, institute, preferences, now: 0 })
  const { none } = groupCourseNames
  if (!none) throw new Error('The choice of group courses has a text for an empty list')
  return await render(
    <RawIntlProvider value={getIntl('en')}>
      <FluentProvider theme={webLightTheme}>
        <StoresContext value={stores}>
          <MemoryRouter>
            <NoOptions none={none} />
          </MemoryRouter>
        </StoresContext>
      </FluentProvider>
    </RawIntlProvider>,
  )
}

test('a tutor reads that staff create the courses for groups, staff how and where', async () => {
  const tutor = await show('tutor')
  await expect.element(tutor.getByText(/Staff create them/)).toBeVisible()
  expect(tutor.getByRole('link').elements()).toHaveLength(0)
  await tutor.unmount()
  const staff = await show('operator')
  await expect.element(staff.getByText(/tick “Also taught in groups”/)).toBeVisible()
  await expect.element(staff.getByRole('link', { name: 'Create the first one' })).toBeVisible()
})

test('the filter by learner also names inactive ones, to whose classes records lead', async () => {
  const rows = [{ id: 9, name: 'Omar', guardian: 'Sara Nasr', is_inactive: true }]
  const GET = async (_: string, { params }: { params: { query: { with_inactive?: boolean } } }) => ({
    data: { data: params.query.with_inactive ? rows : [], total: 1, page_size: 100 },
  })
  const { data } = await learnerNames.load({ api: { GET } } as unknown as Clients)
  expect(data).toEqual([{ id: 9, name: 'Omar (Sara Nasr)' }])
})
