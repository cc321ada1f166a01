import { use, useEffect } from 'react'
import { useField, type FieldInputProps } from 'react-final-form'
import { useIntl } from 'react-intl'
import { formatFieldError } from './formatFieldError.ts'
import { Labels } from './labels.ts'

interface FieldState<Value> {
  input: FieldInputProps<Value>
  /** The text to show, in the visitor's language; undefined while all is well or nothing was tried yet */
  error: string | undefined
}

/**
 * A field's value and its error. Nothing is judged while a person types for the first time: errors appear when
 * they leave a touched field after a first attempt to send, and a server's refusal stays until the field changes.
 * @param label the field's visible name, which some texts and the error summary repeat
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
    },
  })
  const refusal = meta.dirtySinceLastSubmit ? undefined : (meta.submitError as string | undefined)
  const message = meta.submitFailed ? ((meta.error as string | undefined) ?? refusal) : undefined
  return { input, error: message === undefined ? undefined : formatFieldError(intl, message, label) }
}

/** What Fluent's `Field` takes to show an error; nothing while all is well. */
export function toValidationProps(error: string | undefined) {
  return error ? { validationMessage: error, validationState: 'error' as const } : {}
}
