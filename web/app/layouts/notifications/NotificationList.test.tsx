import { RawIntlProvider } from 'react-intl'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import type { Language } from '#sdk/language.ts'
import { loadTexts } from '#web/i18n/catalog.ts'
import { getIntl } from '#web/i18n/intl.ts'
import { emptyConfigs } from '#web/state/institute.ts'
import { notify } from '#web/state/notifications.ts'
import { getDirection } from '#web/state/preferences.ts'
import { createStores, StoresContext } from '#web/state/stores.ts'
import { ViewerContext } from '#web/time/viewer.ts'
import { NotificationList } from './NotificationList.tsx'

const row = {
  id: 1,
  kind: 'class' as const,
  title: 'حُجزت حصصك',
  body: 'Tajweed: المواعيد في تقويمك.',
  path: '/dashboard/reservations',
  is_read: false,
  created_on: '2026-11-23T15:50:00Z',
}

const bell = {
  rows: [row],
  error: undefined,
  isValidating: false,
  retry: () => undefined,
  unread: 1,
  isKnown: true,
  isBusy: false,
  readAll: () => undefined,
  readOne: () => undefined,
}

/** @param toast a toast of this visit */
async function show(language: Language, toast?: string) {
  await loadTexts(language, ['shell', 'bell'])
  const preferences = { language, timeZone: 'Africa/Cairo' }
  const madeAt = Date.parse(row.created_on)
  const clock = { madeAt, offset: madeAt - Date.now(), respondedAt: madeAt }
  const institute = { ...emptyConfigs, isMainHost: true, social: {}, scripts: [] }
  const stores = createStores({ user: null, institute, preferences, now: madeAt })
  if (toast !== undefined) notify(stores.notifications, 'success', toast)
  return render(
    <RawIntlProvider value={getIntl(language)}>
      <StoresContext value={stores}>
        <ViewerContext value={{ ...preferences, clock }}>
          <MemoryRouter>
            <div dir={getDirection(language)}>
              <NotificationList bell={bell} isUnreadOnly={false} onFollow={() => undefined} />
            </div>
          </MemoryRouter>
        </ViewerContext>
      </StoresContext>
    </RawIntlProvider>,
  )
}

test('an Arabic notification that begins with a Latin name is written from right to left', async () => {
  const screen = await show('ar')
  const body = screen.getByText('المواعيد في تقويمك')
  await expect.element(body).toBeVisible()
  expect(getComputedStyle(body.element()).direction).toBe('rtl')
})

test('a toast of this visit begins with a capital in the list, as the notifications do', async () => {
  const screen = await show('en', 'homework assigned')
  const text = screen.getByText('homework assigned')
  await expect.element(text).toBeVisible()
  expect(getComputedStyle(text.element(), '::first-letter').textTransform).toBe('uppercase')
})
