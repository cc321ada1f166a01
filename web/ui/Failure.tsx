import { Button, tokens } from '@fluentui/react-components'
import { FormattedMessage, useIntl } from 'react-intl'
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
      text={details.length > 0 && <ErrorText text={details.join('\n')} />}
    >
      <Button appearance="primary" disabledFocusable={isBusy} onClick={onRetry}>
        <FormattedMessage id="ui.retry" />
      </Button>
    </Notice>
  )
}

/** A line that is the id of a request. */
const ID = /^\S*\d\S*$/

/**
 * The lines of an error. The id of a request stays in one line, reads from left to right and is selected as a whole by
 * one click.
 */
export function ErrorText({ text }: { text: string }) {
  return (
    <span style={{ whiteSpace: 'pre-line' }}>
      {text.split(/(?<=\n)/).map((line, index) => (
        <bdi key={index} style={ID.test(line) ? style : {}}>
          {line}
        </bdi>
      ))}
    </span>
  )
}

const style = { fontSize: tokens.fontSizeBase200, whiteSpace: 'nowrap', userSelect: 'all' } as const
