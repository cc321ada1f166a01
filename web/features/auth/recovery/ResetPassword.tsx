import { Button, Spinner } from '@fluentui/react-components'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useParams } from 'react-router-dom'
import { formatError } from '#web/api/formatError.ts'
import { useQuery } from '#web/api/query.ts'
import { openLogin } from '#web/state/dialogs.ts'
import { useStores } from '#web/state/stores.ts'
import { EntranceCard } from '#web/ui/EntranceCard.tsx'
import { Failure } from '#web/ui/Failure.tsx'
import { useHydrated } from '#web/ui/useHydrated.ts'
import { LateLinkForm, LateNewPasswordForm } from './lateForms.ts'
import { singleFetch, resetLinkQuery } from './queries.ts'

/** The target of the reset link: sets a new password, or offers a new link when the link is used or expired. */
export function ResetPassword() {
  const intl = useIntl()
  const { id = '' } = useParams()
  const { dialogs } = useStores()
  const isReady = useHydrated()
  const [isDone, setDone] = useState(false)
  const { data, error, isValidating, mutate } = useQuery(isReady ? resetLinkQuery(id) : null, singleFetch)
  if (isDone)
    return (
      <EntranceCard isLate title="access.reset.done" text={<FormattedMessage id="access.reset.done.text" />}>
        <Button appearance="primary" size="large" onClick={() => openLogin(dialogs, { tab: 'login' })}>
          <FormattedMessage id="shell.login" />
        </Button>
      </EntranceCard>
    )
  if (error && !data)
    return (
      <EntranceCard isLate title="access.reset">
        <Failure text={formatError(error, intl)} isBusy={isValidating} onRetry={() => void mutate()} />
      </EntranceCard>
    )
  if (!data)
    return (
      <EntranceCard isLate title="access.reset">
        <Spinner label={intl.formatMessage({ id: 'access.checking' })} />
      </EntranceCard>
    )
  if (data === 'ok')
    return (
      <EntranceCard isLate title="access.reset" text={<FormattedMessage id="access.reset.text" />}>
        <LateNewPasswordForm
          token={id}
          onDone={() => setDone(true)}
          // The link was used meanwhile; revalidating shows that state
          onRefused={() => void mutate()}
        />
      </EntranceCard>
    )
  return (
    <EntranceCard
      isLate
      title={`access.${data}`}
      text={<FormattedMessage id={`access.reset.${data}.text`} />}
    >
      <LateLinkForm kind="reset" />
    </EntranceCard>
  )
}
