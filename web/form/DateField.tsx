import { TextField } from './TextField.tsx'

interface DateFieldProps {
  name: string
  label: string
  hint?: string
  isRequired?: boolean
  /** YYYY-MM-DD */
  min?: string
  max?: string
  autoComplete?: 'bday'
}

/** A date field with the browser's own picker; the value is YYYY-MM-DD. */
export function DateField(props: DateFieldProps) {
  return <TextField {...props} type="date" isLeftToRight />
}
