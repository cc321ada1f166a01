import type { User } from '#sdk'
import type { ReactNode } from 'react'
import { RawIntlProvider } from 'react-intl'
import { MemoryRouter } from 'react-router-dom'
import useSWR, { SWRConfig } from 'swr'
import { expect, test, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { loadTexts } from '#web/i18n/catalog.ts'
import { getIntl } from '#web/i18n/intl.ts'
import { emptyConfigs } from '#web/state/institute.ts'
import { createStores, StoresContext } from '#web/state/stores.ts'
import { markSessionEnded } from '#web/state/session.ts'
import { useSignIn } from './useSignIn.ts'

const user: User = {
  first_name: 'Yara',
  last_name: 'Kamal',
  email: 'yara@example.test',
  profile_picture_url: null,
  gender: 'Female',
  user_type: 'student',
  category: 'student',
  institute_name: 'Huruf House',
  custom_host: null,
}

test.each([
  ['the same person has', user.email],
  ['another person has', 'huda@example.test'],
])('after %s signed in over a page, what the ended session refused is read again', async (_, email) => {
  await loadTexts('en', ['shell'])
  const stores = createStores({
    user,
    institute: { ...emptyConfigs, isMainHost: true, social: {}, scripts: [] },
    preferences: { language: 'en', timeZone: 'UTC' },
    now: Date.parse('2026-11-23T15:50:00Z'),
  })
  markSessionEnded(stores.session)
  let isSignedIn = false
  const { result } = await renderHook(
    () => {
      const { data, error } = useSWR(['en', '/classes/booked/list/'], async () => {
        if (!isSignedIn) throw new Error('session_expired')
        return 'classes'
      })
      return { signIn: useSignIn(), data, error: error as unknown }
    },
    {
      wrapper: ({ children }: { children: ReactNode }) => (
        <SWRConfig value={{ provider: () => new Map(), shouldRetryOnError: false, dedupingInterval: 0 }}>
          <RawIntlProvider value={getIntl('en')}>
            <StoresContext value={stores}>
              <MemoryRouter>{children}</MemoryRouter>
            </StoresContext>
          </RawIntlProvider>
        </SWRConfig>
      ),
    },
  )
  await vi.waitFor(() => expect(result.current.error).toBeDefined())
  isSignedIn = true
  await result.current.signIn({ ...user, email }, location.pathname)
  await vi.waitFor(() => expect(result.current.data).toBe('classes'))
  expect(result.current.error).toBeUndefined()
})
