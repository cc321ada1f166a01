import { Button } from '@fluentui/react-components'
import { FormattedMessage, useIntl } from 'react-intl'
import { ErrorLines } from './ErrorLines.tsx'
import { Notice } from './Notice.tsx'

interface FailureProps {
  /** The error text, whose first line is the title; a general sentence by default */
  text?: string
  isBusy?: boolean
  onRetry: () => void
}

/** An error in place of a block, with a retry; the rest of the page stays usable. */
export function Failure({ text, isBusy = false, onRetry }: FailureProps) {
  const intl = useIntl()
  const [title = '', ...details] = (text ?? intl.formatMessage({ id: 'error.general' })).split('\n')
  return (
    <Notice
      seed="failure"
      role="alert"
      title={title}
      text={details[0] && <ErrorLines text={details.join('\n')} />}
    >
      <Button appearance="primary" disabledFocusable={isBusy} onClick={onRetry}>
        <FormattedMessage id="ui.retry" />
      </Button>
    </Notice>
  )
}
