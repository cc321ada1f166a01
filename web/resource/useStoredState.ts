import { useState } from 'react'
import { readStored, type StoredKey, writeStored } from '#web/storage/storage.ts'

/**
 * Returns a state that is kept in localStorage. It may be read during the first render, because the server never
 * renders a list's rows.
 * @param read returns undefined for invalid values
 */
export function useStoredState<Value>(
  key: StoredKey,
  initial: Value,
  read: (value: unknown) => Value | undefined,
) {
  const [value, setValue] = useState(() => read(parse(readStored(key))) ?? initial)
  const storeValue = (next: Value) => {
    setValue(next)
    writeStored(key, JSON.stringify(next))
  }
  return [value, storeValue] as const
}

function parse(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}
