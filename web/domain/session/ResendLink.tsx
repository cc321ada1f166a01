import { Button } from '@fluentui/react-components'
import { FormattedMessage } from 'react-intl'
import { useResendLink } from './useResendLink.ts'

/** A button that sends the confirmation e-mail again. @param email where it goes; empty disables the button */
export function ResendLink({ email }: { email: string }) {
  const { isBusy, left, resend } = useResendLink()
  return (
    <Button
      size="small"
      appearance="subtle"
      disabledFocusable={isBusy || left > 0 || email.trim() === ''}
      onClick={() => void resend(email.trim())}
    >
      {left > 0 ? (
        <FormattedMessage id="auth.resendIn" values={{ count: left }} />
      ) : (
        <FormattedMessage id="auth.resend" />
      )}
    </Button>
  )
}
