import type { ReactNode } from 'react'
import { RawIntlProvider } from 'react-intl'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { loadTexts } from '#web/i18n/catalog.ts'
import { getIntl } from '#web/i18n/intl.ts'
import { useThemeChoice } from './useThemeChoice.ts'

beforeAll(() => loadTexts('en', ['shell']))
beforeEach(() => localStorage.removeItem('mk.theme'))

function Texts({ children }: { children: ReactNode }) {
  return <RawIntlProvider value={getIntl('en')}>{children}</RawIntlProvider>
}

test('the theme is that of the device until another one is chosen for it', async () => {
  const { result, act } = await renderHook(() => useThemeChoice(), { wrapper: Texts })
  expect(result.current.chosen).toBe('system')
  await act(() => result.current.choose('dark'))
  expect(result.current.chosen).toBe('dark')
  const { result: later } = await renderHook(() => useThemeChoice(), { wrapper: Texts })
  expect(later.current.chosen).toBe('dark')
})

test('each theme has a text of its own', async () => {
  const { result } = await renderHook(() => useThemeChoice(), { wrapper: Texts })
  expect(new Set(result.current.options.map(({ label }) => label)).size).toBe(3)
})
