import { type FocusEventHandler, useState } from 'react'
import { formatTyped, isTyped, parseTyped, type TypedKind } from './typedDate.ts'

interface TypedDate {
  kind: TypedKind
  /** Empty, complete, or the text that was typed so far */
  value: string
  onChange: (value: string) => void
  onBlur?: (() => void) | undefined
}

/**
 * State of a text input for a date or time: what is typed stays as it is until the input is left.
 * See docs/decisions.md#typed-dates.
 */
export function useTypedDate({ kind, value, onChange, onBlur }: TypedDate) {
  const [typed, setTyped] = useState<string>()
  const isWhole = isTyped(kind, value)
  function choose(next: string) {
    setTyped(undefined)
    onChange(next)
  }
  return {
    /** Something was typed, and it is no date or time */
    isUnfinished: value !== '' && !isWhole && typed === undefined,
    input: {
      type: 'text' as const,
      inputMode: 'numeric' as const,
      dir: 'ltr',
      value: typed ?? formatTyped(kind, value),
      onBlur: (() => {
        setTyped(undefined)
        onBlur?.()
      }) satisfies FocusEventHandler,
    },
    onTyped(text: string) {
      setTyped(text)
      onChange(parseTyped(kind, text))
    },
    /** Props of the browser's own picker */
    picker: { type: kind, value: isWhole ? value : '', onChange: choose },
  }
}
