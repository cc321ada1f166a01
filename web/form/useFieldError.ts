import { use, useEffect } from 'react'
import { useField, type FieldInputProps } from 'react-final-form'
import { useIntl } from 'react-intl'
import { formatFieldError } from './formatFieldError.ts'
import { Labels } from './labels.ts'
import { RefusedErrors } from './refusedErrors.ts'

interface FieldState<Value> {
  input: FieldInputProps<Value>
  /** The translated error; undefined without an error or before the first submit */
  error: string | undefined
}

/**
 * Returns a field's value and error. Errors appear after the first submit, when a touched field loses the focus; a
 * server error stays until the field changes.
 * @param label the field's visible name, for error texts and the error summary
 */
export function useFieldError<Value = string>(name: string, label: string): FieldState<Value> {
  const intl = useIntl()
  const labels = use(Labels)
  useEffect(() => {
    labels?.set(name, label)
    return () => void labels?.delete(name)
  }, [labels, name, label])
  const { input, meta } = useField<Value>(name, {
    subscription: {
      value: true,
      error: true,
      submitError: true,
      submitFailed: true,
      dirtySinceLastSubmit: true,
      dirty: true,
    },
  })
  const posted = use(RefusedErrors)?.[name]
  const refusal = meta.dirtySinceLastSubmit ? undefined : (meta.submitError as string | undefined)
  const postedOnce = meta.dirty ? undefined : posted
  const message = meta.submitFailed ? ((meta.error as string | undefined) ?? refusal) : postedOnce
  return { input, error: message === undefined ? undefined : formatFieldError(intl, message, label) }
}

/** Returns the props with which Fluent's `Field` shows an error. */
export function toValidationProps(error: string | undefined) {
  return error ? { validationMessage: error, validationState: 'error' as const } : {}
}
