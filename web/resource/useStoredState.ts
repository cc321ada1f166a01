import { useState } from 'react'
import { readStored, writeStored } from '#web/state/storage.ts'

/**
 * A choice that this browser keeps. It shows only beside a list's rows, which the server never draws, so it may be
 * read at once.
 * @param read answers undefined for what is not understood
 */
export function useStoredState<Value>(
  key: `mk.${string}`,
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
