import { useField, type FieldInputProps } from 'react-final-form'
import { useIntl } from 'react-intl'

interface TextFieldState {
  input: FieldInputProps<string>
  /** The text to show, in the visitor's language; undefined while all is well or nothing was tried yet */
  error: string | undefined
}

/**
 * A field's value and its error. Nothing is judged while a person types for the first time: errors appear when
 * they leave a touched field after a first attempt to send, and a server's refusal stays until the field changes.
 * @param label the field's visible name, which some texts repeat
 */
export function useFieldError(name: string, label: string): TextFieldState {
  const intl = useIntl()
  const { input, meta } = useField<string>(name, {
    subscription: {
      value: true,
      error: true,
      submitError: true,
      submitFailed: true,
      dirtySinceLastSubmit: true,
    },
  })
  const refusal = meta.dirtySinceLastSubmit ? undefined : (meta.submitError as string | undefined)
  const id = meta.submitFailed ? ((meta.error as string | undefined) ?? refusal) : undefined
  return { input, error: id === undefined ? undefined : textOf(id) }

  function textOf(message: string) {
    return message in intl.messages
      ? intl.formatMessage({ id: message as MessageId }, { field: label })
      : message
  }
}
