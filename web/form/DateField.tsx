import { TypedDateField } from './TypedDateField.tsx'

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

/** A field for a day; the value is YYYY-MM-DD. */
export function DateField(props: DateFieldProps) {
  return <TypedDateField {...props} kind="date" />
}
