import { FormattedMessage } from 'react-intl'
import { AccessCard } from './AccessCard.tsx'
import { LinkForm } from './LinkForm.tsx'

/** Asks for a link to set a new password. */
export function ForgotPassword() {
  return (
    <AccessCard title="access.forgot" text={<FormattedMessage id="access.forgot.text" />}>
      <LinkForm kind="reset" />
    </AccessCard>
  )
}
