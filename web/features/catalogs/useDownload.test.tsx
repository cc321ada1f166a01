import type { ReactNode } from 'react'
import { RawIntlProvider } from 'react-intl'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { loadTexts } from '#web/i18n/catalog.ts'
import { getIntl } from '#web/i18n/intl.ts'
import { emptyConfigs } from '#web/state/institute.ts'
import { createStores, StoresContext } from '#web/state/stores.ts'
import { useDownload } from './useDownload.ts'

const file = { id: 1, name: 'sheet.pdf', content_type: 'application/pdf', size: 9, url: '/sheet' }

beforeAll(() => loadTexts('en', ['shell']))
afterEach(() => vi.restoreAllMocks())

/** Downloads a file that the server answers with a status; returns the saved names and the toasts. */
async function download(status: number | undefined) {
  const stores = createStores({
    user: null,
    institute: { ...emptyConfigs, isMainHost: true, social: {}, scripts: [] },
    preferences: { language: 'en', timeZone: 'Africa/Cairo' },
    now: 0,
  })
  const saved: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    if (status === undefined) throw new TypeError('Failed to fetch')
    return new Response(null, { status })
  })
  const Wrapper = ({ children }: { children: ReactNode }) => (
    <RawIntlProvider value={getIntl('en')}>
      <StoresContext value={stores}>{children}</StoresContext>
    </RawIntlProvider>
  )
  const { result } = await renderHook(() => useDownload(), { wrapper: Wrapper })
  await Promise.all([result.current(file), result.current(file)])
  return { saved, toasts: stores.notifications.shown.map(({ text }) => text) }
}

test.each([206, 200, 416])('a file that is there is saved once by a double click (%i)', async (status) => {
  expect(await download(status)).toEqual({ saved: ['sheet.pdf'], toasts: [] })
})

test('a file that is not saved has a toast with the reason', async () => {
  const reasons = new Set<string>()
  for (const status of [401, 404, 503, undefined]) {
    const { saved, toasts } = await download(status)
    expect(saved).toEqual([])
    expect(toasts).toHaveLength(1)
    reasons.add(toasts.join())
  }
  expect(reasons.size).toBe(4)
})
