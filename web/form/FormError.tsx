import { MessageBar, MessageBarBody } from '@fluentui/react-components'
import { ApiError } from '#sdk'
import { useIntl } from 'react-intl'
import { errorText } from '#web/api/errorText.ts'

/** What a form's refusal says that belongs to none of its fields. @param error of `Form`: words, or a code */
export function FormError({ error }: { error: string | undefined }) {
  const intl = useIntl()
  if (error === undefined) return null
  const messages = /^\w+$/.test(error) ? [] : [error]
  return (
    <MessageBar intent="error" layout="multiline" role="alert">
      <MessageBarBody>{errorText(new ApiError({ status: 0, code: error, messages }), intl)}</MessageBarBody>
    </MessageBar>
  )
}
