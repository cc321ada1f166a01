import { Button } from '@fluentui/react-components'
import { FormattedMessage, useIntl } from 'react-intl'
import { notify } from '#web/state/notifications.ts'
import { useStores } from '#web/state/stores.ts'
import { ButtonLink } from '#web/ui/ButtonLink.tsx'

interface NextButtonProps {
  to: string
  /** The missing choice, in the specification's words */
  missing: MessageId | undefined
}

/** Links to the next step, or says what is missing. */
export function NextButton({ to, missing }: NextButtonProps) {
  const intl = useIntl()
  const { notifications } = useStores()
  if (!missing)
    return (
      <ButtonLink to={to} appearance="primary" size="large">
        <FormattedMessage id="booking.continue" />
      </ButtonLink>
    )
  return (
    <Button
      appearance="primary"
      size="large"
      onClick={() => notify(notifications, 'error', intl.formatMessage({ id: missing }))}
    >
      <FormattedMessage id="booking.continue" />
    </Button>
  )
}
