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

/** A day, by the browser's own picker; its value is YYYY-MM-DD. */
export function DateField(props: DateFieldProps) {
  return <TextField {...props} type="date" isLeftToRight />
}
