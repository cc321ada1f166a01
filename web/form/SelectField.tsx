import { Field } from '@fluentui/react-components'
import { Select } from '#web/ui/Select.tsx'
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
  const { input, error } = useFieldError(name, label)
  return (
    <Field label={label} required={isRequired} {...(hint ? { hint } : {})} {...toValidationProps(error)}>
      {(described) => (
        <Select
          {...described}
          isInForm
          name={name}
          value={input.value}
          options={placeholder === undefined ? options : [{ value: '', label: placeholder }, ...options]}
          onChange={(value) => input.onChange(value)}
          onBlur={() => input.onBlur()}
        />
      )}
    </Field>
  )
}
