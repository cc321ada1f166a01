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
    const failure = await findFailure(url)
    running.current.delete(id)
    if (failure) notify(notifications, 'error', intl.formatMessage({ id: failure }))
    else Object.assign(document.createElement('a'), { href: url, download: name }).click()
  }
}

/** Asks for the first byte of a file, which the browser saves itself, however large; returns the text of a failure. */
async function findFailure(url: string): Promise<MessageId | undefined> {
  try {
    const response = await fetch(url, { headers: { range: 'bytes=0-0' } })
    await response.body?.cancel()
    if (response.status === 401) return 'error.session'
    if (response.status >= 500 || response.status === 429) return 'error.general'
    // 416 is the answer to an empty file
    return response.ok || response.status === 416 ? undefined : 'ui.fileGone'
  } catch {
    return 'error.connection'
  }
}
