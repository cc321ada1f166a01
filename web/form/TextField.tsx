import { Field, Input, type InputProps, makeStyles } from '@fluentui/react-components'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { toLatinDigits, removeDirectionMarks } from './normalize.ts'
import { toValidationProps, useFieldError } from './useFieldError.ts'

interface TextFieldProps extends Pick<
  InputProps,
  'type' | 'autoComplete' | 'inputMode' | 'contentAfter' | 'placeholder' | 'max' | 'min' | 'onKeyUp'
> {
  name: string
  label: string
  hint?: string
  isRequired?: boolean
  /** E-mail addresses, phone numbers and codes are left to right in Arabic too */
  isLeftToRight?: boolean
}

/** A text field with label, hint and error. */
export function TextField({
  name,
  label,
  hint,
  isRequired = true,
  isLeftToRight = false,
  ...rest
}: TextFieldProps) {
  const styles = useStyles()
  const intl = useIntl()
  const { input, error: invalid } = useFieldError(name, label)
  const [hasLetters, setHasLetters] = useState(false)
  const error = invalid ?? (hasLetters ? intl.formatMessage({ id: 'invalidPhone' }) : undefined)
  const isPhone = rest.type === 'tel'
  return (
    <Field label={label} required={isRequired} {...(hint ? { hint } : {})} {...toValidationProps(error)}>
      <Input
        {...rest}
        className={styles.input}
        size="large"
        name={name}
        value={input.value}
        // In left-to-right text, groups of Arabic-Indic digits would appear in the wrong order
        onChange={(_, { value }) => {
          setHasLetters(false)
          input.onChange(isPhone ? toLatinDigits(removeDirectionMarks(value)) : value)
        }}
        // A letter in a number is reported at once, not only when the form is sent
        onBlur={() => {
          setHasLetters(isPhone && /\p{L}/u.test(input.value))
          input.onBlur()
        }}
        input={{ dir: isLeftToRight ? 'ltr' : 'auto' }}
      />
    </Field>
  )
}

// Two inputs in a row share the width; the browser's default is twenty characters each
const useStyles = makeStyles({ input: { width: '100%', minWidth: 0 } })
