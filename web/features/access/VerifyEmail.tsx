import { Button, Spinner } from '@fluentui/react-components'
import { FormattedMessage, useIntl } from 'react-intl'
import { useParams } from 'react-router-dom'
import { useQuery } from '#web/api/query.ts'
import { errorText } from '#web/api/errorText.ts'
import { openLogin } from '#web/state/dialogs.ts'
import { useStores } from '#web/state/stores.ts'
import { Failure } from '#web/ui/Failure.tsx'
import { useHydrated } from '#web/ui/useHydrated.ts'
import { AccessCard } from './AccessCard.tsx'
import { LinkForm } from './LinkForm.tsx'
import { askedOnce, verifyQuery } from './reads.ts'

/** Where the link of the welcome letter leads: the address is confirmed, or a new link is offered. */
export function VerifyEmail() {
  const intl = useIntl()
  const { id = '' } = useParams()
  const { dialogs } = useStores()
  const isReady = useHydrated()
  const { data, error, isValidating, mutate } = useQuery(isReady ? verifyQuery(id) : null, askedOnce)
  if (error && !data)
    return (
      <AccessCard title="access.verify">
        <Failure text={errorText(error, intl)} isBusy={isValidating} onRetry={() => void mutate()} />
      </AccessCard>
    )
  if (!data)
    return (
      <AccessCard title="access.verify">
        <Spinner label={intl.formatMessage({ id: 'access.checking' })} />
      </AccessCard>
    )
  if (data === 'ok' || data === 'used')
    return (
      <AccessCard
        title={data === 'ok' ? 'access.verify.ok' : 'access.verify.used'}
        text={<FormattedMessage id={`access.verify.${data}.text`} />}
      >
        <Button appearance="primary" size="large" onClick={() => openLogin(dialogs, { tab: 'login' })}>
          <FormattedMessage id="shell.login" />
        </Button>
      </AccessCard>
    )
  return (
    <AccessCard title={`access.${data}`} text={<FormattedMessage id={`access.verify.${data}.text`} />}>
      <LinkForm kind="verify" />
    </AccessCard>
  )
}
