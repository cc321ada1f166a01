import { TextField } from './TextField.tsx'

interface NumberFieldProps {
  name: string
  label: string
  hint?: string
  isRequired?: boolean
  /** Whole numbers show a keypad without a point */
  isWhole?: boolean
}

/** A number as text, so that Arabic digits may be typed; `between` and `numeric` read it. */
export function NumberField({ isWhole = false, ...props }: NumberFieldProps) {
  return <TextField {...props} inputMode={isWhole ? 'numeric' : 'decimal'} autoComplete="off" isLeftToRight />
}
