import type { ReactNode } from 'react'
import { RawIntlProvider } from 'react-intl'
import { expect, test, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import type { ClassDetail, Clients } from '#sdk'
import { ClientsContext } from '#web/api/clients.ts'
import { loadTexts } from '#web/i18n/catalog.ts'
import { getIntl } from '#web/i18n/intl.ts'
import { useClassUnchanged } from './useClassUnchanged.ts'

const fields = {
  read: ({ notes }: ClassDetail) => ({ notes }),
  getLabel: () => 'Notes',
  describe: String,
}

test('notes of another person are not overwritten, even where the page has shown them since', async () => {
  await loadTexts('en', ['shell', 'resource'])
  const theirs = { id: 1, notes: 'Page 1' } as ClassDetail // The members in use
  const GET = async () => ({ data: { data: theirs } })
  const clients = { api: { GET } } as unknown as Clients // The member in use
  const Provider = ({ children }: { children: ReactNode }) => (
    <RawIntlProvider value={getIntl('en')}>
      <ClientsContext value={{ ...clients, passive: clients }}>{children}</ClientsContext>
    </RawIntlProvider>
  )
  const { result, rerender } = await renderHook((props) => useClassUnchanged(props?.row ?? theirs, fields), {
    initialProps: { row: { ...theirs, notes: null } as ClassDetail },
    wrapper: Provider,
  })
  await rerender({ row: theirs })
  const save = vi.fn<() => Promise<void>>(async () => undefined)
  await expect(result.current({ notes: 'Page 2' }, save)).rejects.toThrow(/changed/)
  expect(save).not.toHaveBeenCalled()
  await result.current({ notes: 'Page 2' }, save)
  expect(save).toHaveBeenCalledOnce()
})
