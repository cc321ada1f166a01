import { FormattedMessage } from 'react-intl'
import { EntranceCard } from '#web/ui/EntranceCard.tsx'
import { LateLinkForm } from './lateForms.ts'

/** The page that requests a link to set a new password. */
export function ForgotPassword() {
  return (
    <EntranceCard title="access.forgot" text={<FormattedMessage id="access.forgot.text" />}>
      <LateLinkForm kind="reset" />
    </EntranceCard>
  )
}
