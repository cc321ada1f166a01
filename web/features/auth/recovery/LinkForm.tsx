import { makeStyles, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useClients } from '#web/api/clients.ts'
import { Form } from '#web/form/Form.tsx'
import { FormError } from '#web/form/FormError.tsx'
import { emailAddress } from '#web/form/rules.ts'
import { TextField } from '#web/form/TextField.tsx'
import { brandTokens } from '#web/theme/tokens.ts'
import { useCooldown } from '#web/ui/useCooldown.ts'
import { SubmitButton } from '#web/form/SubmitButton.tsx'

export interface LinkFormProps {
  /** Kind of e-mail to request */
  kind: 'reset' | 'verify'
}

const COOL_DOWN_S = 60

/**
 * Requests an e-mail with a link. The response is the same for known and unknown addresses; a new request is possible
 * after a minute.
 */
export function LinkForm({ kind }: LinkFormProps) {
  const styles = useStyles()
  const intl = useIntl()
  const { api } = useClients()
  const { left, start } = useCooldown(COOL_DOWN_S)
  const [sentTo, setSentTo] = useState<string>()
  const label = intl.formatMessage({ id: `access.${kind}.send` })
  return (
    <>
      {sentTo !== undefined && (
        <p role="status" className={styles.sent}>
          <FormattedMessage id="access.sent" values={{ email: <bdi dir="ltr">{sentTo}</bdi> }} />
        </p>
      )}
      <Form<{ email: string }> label={label} rules={{ email: emailAddress }} onSubmit={send}>
        {({ isBusy, error }) => (
          <div className={styles.fields}>
            <FormError error={error} />
            <TextField
              name="email"
              type="email"
              label={intl.formatMessage({ id: 'access.email' })}
              autoComplete="email"
              inputMode="email"
              isLeftToRight
            />
            <SubmitButton isBusy={isBusy || left > 0}>
              {left > 0 ? <FormattedMessage id="access.again" values={{ count: left }} /> : label}
            </SubmitButton>
          </div>
        )}
      </Form>
    </>
  )

  async function send(body: { email: string }) {
    if (left > 0) return
    const path = kind === 'reset' ? '/auth/forgot_password/' : '/auth/verify_email/resend/'
    await api.POST(path, { body })
    setSentTo(body.email)
    start()
  }
}

const useStyles = makeStyles({
  sent: {
    margin: 0,
    padding: '16px',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: brandTokens.goodSoft,
    color: brandTokens.good,
    overflowWrap: 'anywhere',
  },
  fields: { display: 'flex', flexDirection: 'column', gap: '16px' },
})
