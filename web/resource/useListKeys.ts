import { useEffect } from 'react'
import { useEvent } from '#web/ui/useEvent.ts'
import { areShortcutsEnabled } from './keys.ts'
import { isTyping } from './RecordDetail.tsx'

interface ListKeys {
  onHelp: () => void
  onCreate: (() => void) | undefined
}

/**
 * Single keys of a list: `?` opens the help, `/` goes to the search, N begins a new record, the arrow down and J go to
 * the first record.
 */
export function useListKeys({ onHelp, onCreate }: ListKeys) {
  const handleKey = useEvent((event: KeyboardEvent) => {
    if (isTyping(event) || !areShortcutsEnabled() || document.querySelector('dialog:modal')) return
    // An Arabic keyboard has its own question mark
    if (event.key === '?' || event.key === '؟') onHelp()
    else if (event.key === '/') document.querySelector<HTMLElement>('[role=search] input')?.focus()
    else if (event.code === 'KeyN' && onCreate) onCreate()
    else if (!goToFirstRow(event)) return
    event.preventDefault()
  })
  useEffect(() => {
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  }, [handleKey])
}

/** Focuses the first record's name where nothing has the focus. @returns whether it did */
function goToFirstRow({ key, code }: KeyboardEvent): boolean {
  const isAsked = key === 'ArrowDown' || code === 'KeyJ'
  if (!isAsked || document.activeElement !== document.body || document.querySelector('dialog[open]'))
    return false
  const name = document.querySelector<HTMLElement>('main th button[aria-expanded]')
  name?.focus()
  return name !== null
}
