import { FormattedMessage } from 'react-intl'
import { EntranceCard } from '#web/ui/EntranceCard.tsx'
import { LinkForm } from './LinkForm.tsx'

/** The page that requests a link to set a new password. */
export function ForgotPassword() {
  return (
    <EntranceCard title="access.forgot" text={<FormattedMessage id="access.forgot.text" />}>
      <LinkForm kind="reset" />
    </EntranceCard>
  )
}
