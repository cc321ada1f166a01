import { MessageBar, MessageBarBody } from '@fluentui/react-components'
import { FormattedMessage } from 'react-intl'

/** Explains why a provider refused a sign-in; a window that was closed is no error. */
export function SocialProblem({ text }: { text: MessageId }) {
  return (
    <MessageBar intent={text === 'auth.social.cancelled' ? 'info' : 'error'} layout="multiline">
      <MessageBarBody>
        <FormattedMessage id={text} />
      </MessageBarBody>
    </MessageBar>
  )
}
