import { Field, makeStyles, Select } from '@fluentui/react-components'
import { toValidationProps, useFieldError } from './useFieldError.ts'

interface SelectFieldProps {
  name: string
  label: string
  hint?: string
  options: readonly { value: string; label: string }[]
  /** First option; means that nothing is chosen */
  placeholder?: string
  isRequired?: boolean
}

/** A native select field. */
export function SelectField({
  name,
  label,
  hint,
  options,
  placeholder,
  isRequired = true,
}: SelectFieldProps) {
  const styles = useStyles()
  const { input, error } = useFieldError(name, label)
  return (
    <Field label={label} required={isRequired} {...(hint ? { hint } : {})} {...toValidationProps(error)}>
      <Select
        size="large"
        className={styles.root}
        select={{ className: styles.select }}
        name={name}
        value={input.value}
        onChange={(_, data) => input.onChange(data.value)}
        onBlur={() => input.onBlur()}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </Field>
  )
}

// A long option must not widen the form
const useStyles = makeStyles({ root: { minWidth: 0 }, select: { minWidth: 0, textOverflow: 'ellipsis' } })
