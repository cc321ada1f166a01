import { makeStyles, MessageBar, MessageBarBody } from '@fluentui/react-components'
import { ApiError } from '#sdk'
import { useIntl } from 'react-intl'
import { formatError } from '#web/api/formatError.ts'

/**
 * Shows the error of a form that belongs to no field.
 * @param error from `Form`: a text or a code
 */
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

// One error per line
const useStyles = makeStyles({ text: { whiteSpace: 'pre-line' } })
