import { TextField } from './TextField.tsx'

interface NumberFieldProps {
  name: string
  label: string
  hint?: string
  isRequired?: boolean
  /** Shows a keypad without a decimal point */
  isWhole?: boolean
}

/** A number edited as text, so that Arabic-Indic digits can be typed; the rules `between` and `numeric` parse it. */
export function NumberField({ isWhole = false, ...props }: NumberFieldProps) {
  return <TextField {...props} inputMode={isWhole ? 'numeric' : 'decimal'} autoComplete="off" isLeftToRight />
}
