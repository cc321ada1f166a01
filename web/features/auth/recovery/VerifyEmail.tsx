import { Button, Spinner } from '@fluentui/react-components'
import { FormattedMessage, useIntl } from 'react-intl'
import { useParams } from 'react-router-dom'
import { formatError } from '#web/api/formatError.ts'
import { useQuery } from '#web/api/query.ts'
import { openLogin } from '#web/state/dialogs.ts'
import { useStores } from '#web/state/stores.ts'
import { EntranceCard } from '#web/ui/EntranceCard.tsx'
import { Failure } from '#web/ui/Failure.tsx'
import { useHydrated } from '#web/ui/useHydrated.ts'
import { LateLinkForm } from './lateForms.ts'
import { singleFetch, verifyQuery } from './queries.ts'

/** The target of the verification link: confirms the e-mail address, or offers a new link. */
export function VerifyEmail() {
  const intl = useIntl()
  const { id = '' } = useParams()
  const { dialogs } = useStores()
  const isReady = useHydrated()
  const { data, error, isValidating, mutate } = useQuery(isReady ? verifyQuery(id) : null, singleFetch)
  if (error && !data)
    return (
      <EntranceCard isLate title="access.verify">
        <Failure text={formatError(error, intl)} isBusy={isValidating} onRetry={() => void mutate()} />
      </EntranceCard>
    )
  if (!data)
    return (
      <EntranceCard isLate title="access.verify">
        <Spinner label={intl.formatMessage({ id: 'access.checking' })} />
      </EntranceCard>
    )
  if (data === 'ok' || data === 'used')
    return (
      <EntranceCard
        isLate
        title={data === 'ok' ? 'access.verify.ok' : 'access.verify.used'}
        text={<FormattedMessage id={`access.verify.${data}.text`} />}
      >
        <Button appearance="primary" size="large" onClick={() => openLogin(dialogs, { tab: 'login' })}>
          <FormattedMessage id="shell.login" />
        </Button>
      </EntranceCard>
    )
  return (
    <EntranceCard
      isLate
      title={`access.${data}`}
      text={<FormattedMessage id={`access.verify.${data}.text`} />}
    >
      <LateLinkForm kind="verify" />
    </EntranceCard>
  )
}
