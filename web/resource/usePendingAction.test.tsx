import type { ReactNode } from 'react'
import { RawIntlProvider } from 'react-intl'
import { expect, test, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { ApiError, NetworkError } from '#sdk'
import { getIntl } from '#web/i18n/intl.ts'
import { emptyConfigs } from '#web/state/institute.ts'
import { createStores, StoresContext } from '#web/state/stores.ts'
import { usePendingAction } from './usePendingAction.ts'

const stores = createStores({
  user: null,
  institute: { ...emptyConfigs, isMainHost: true, social: {}, scripts: [] },
  preferences: { language: 'en', timeZone: 'UTC' },
  now: Date.parse('2026-11-23T15:50:00Z'),
})

const refresh = () => Promise.resolve()

function Providers({ children }: { children: ReactNode }) {
  return (
    <RawIntlProvider value={getIntl('en')}>
      <StoresContext value={stores}>{children}</StoresContext>
    </RawIntlProvider>
  )
}

test.each([
  ['without a question', undefined],
  ['with a question', { title: 'ui.close' as const, confirm: 'yes' as const }],
])('a double click on an action %s runs it once', async (_, asked) => {
  const { result, act } = await renderHook(() => usePendingAction(refresh), { wrapper: Providers })
  const run = vi.fn<() => Promise<void>>(refresh)
  const next = { action: { name: 'approve' }, asked, subject: 'Mona', run }
  await act(() => {
    result.current.start(next)
    if (!asked) result.current.start(next)
  })
  await act(() => {
    if (asked) {
      result.current.runAnswered('')
      result.current.runAnswered('')
    }
  })
  expect(run).toHaveBeenCalledTimes(1)
  await act(() => result.current.start({ ...next, asked: undefined }))
  expect(run).toHaveBeenCalledTimes(2)
})

const about = { method: 'POST', path: '/tutor/applications/4/reject/' }
const conflict = new ApiError({ ...about, status: 409, code: 'refused' })

test.each([
  ['was lost', [new NetworkError(about), conflict], 'Mona rejected'],
  ['came, of another person', [conflict], undefined],
])('a reason that is refused after a response that %s is told as: %s', async (...row) => {
  const [, errors, text] = row
  const { result, act } = await renderHook(() => usePendingAction(refresh), { wrapper: Providers })
  const run = vi.fn<() => Promise<void>>()
  for (const error of errors) run.mockRejectedValueOnce(error)
  await act(() =>
    result.current.start({
      action: { name: 'reject' },
      asked: { title: 'ui.close', confirm: 'reason' },
      subject: 'Mona',
      run,
      readNow: async () => ({ isDone: true, path: undefined }),
      done: 'Mona rejected',
    }),
  )
  for (const _ of errors) await act(async () => result.current.runAnswered('Please set your hours'))
  await expect.poll(() => run.mock.calls.length).toBe(errors.length)
  await expect
    .poll(() => result.current.pending === undefined || result.current.overtaken !== undefined)
    .toBe(true)
  expect(result.current.pending === undefined).toBe(text !== undefined)
  expect(stores.notifications.shown.map((toast) => toast.text)).toEqual(text ? [text] : [])
  stores.notifications.shown = []
})
