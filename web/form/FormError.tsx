import { makeStyles, MessageBar, MessageBarBody } from '@fluentui/react-components'
import { ApiError } from '#sdk'
import { useIntl } from 'react-intl'
import { formatError } from '#web/api/formatError.ts'

/** What a form's refusal says that belongs to none of its fields. @param error of `Form`: words, or a code */
export function FormError({ error }: { error: string | undefined }) {
  const styles = useStyles()
  const intl = useIntl()
  if (error === undefined) return null
  const messages = /^\w+$/.test(error) ? [] : error.split('\n')
  return (
    <MessageBar intent="error" layout="multiline" role="alert">
      <MessageBarBody className={styles.text}>
        {formatError(new ApiError({ status: 0, code: error, messages }), intl)}
      </MessageBarBody>
    </MessageBar>
  )
}

// A line for each
const useStyles = makeStyles({ text: { whiteSpace: 'pre-line' } })
