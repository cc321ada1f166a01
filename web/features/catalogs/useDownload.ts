import type { StoredFile } from '#sdk'
import { useRef } from 'react'
import { useIntl } from 'react-intl'
import { notify } from '#web/state/notifications.ts'
import { useStores } from '#web/state/stores.ts'

/**
 * Returns a function that saves a file on the device. A link with `download` would end in silence when the file is
 * gone; here a toast says why nothing was saved.
 */
export function useDownload(): (file: StoredFile) => Promise<void> {
  const intl = useIntl()
  const { notifications } = useStores()
  const running = useRef(new Set<number>())

  return async function download({ id, url, name }) {
    if (running.current.has(id)) return
    running.current.add(id)
    const failure = await save(url, name)
    running.current.delete(id)
    if (failure) notify(notifications, 'error', intl.formatMessage({ id: failure }))
  }
}

/** Loads and saves a file; returns the text of what went wrong. */
async function save(url: string, name: string): Promise<MessageId | undefined> {
  try {
    const response = await fetch(url)
    if (response.status === 401) return 'error.session'
    if (response.status >= 500 || response.status === 429) return 'error.general'
    if (!response.ok) return 'ui.fileGone'
    const address = URL.createObjectURL(await response.blob())
    Object.assign(document.createElement('a'), { href: address, download: name }).click()
    setTimeout(() => URL.revokeObjectURL(address), 10_000)
    return undefined
  } catch {
    return 'error.connection'
  }
}
