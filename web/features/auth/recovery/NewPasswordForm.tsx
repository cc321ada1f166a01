import { makeStyles } from '@fluentui/react-components'
import { ApiError, type ResetPayload } from '#sdk'
import { FormattedMessage, useIntl } from 'react-intl'
import { useClients } from '#web/api/clients.ts'
import { Form } from '#web/form/Form.tsx'
import { FormError } from '#web/form/FormError.tsx'
import { PasswordField } from '#web/form/PasswordField.tsx'
import { PasswordRequirements } from '#web/form/PasswordRequirements.tsx'
import { password, requiredSecret } from '#web/form/rules.ts'
import { SubmitButton } from '#web/form/SubmitButton.tsx'

type Values = Omit<ResetPayload, 'token'>

export interface NewPasswordFormProps {
  token: string
  onDone: () => void
  onRefused: () => void
}

/** A new password, typed twice, with its four requirements checked while typing. */
export function NewPasswordForm({ token, onDone, onRefused }: NewPasswordFormProps) {
  const styles = useStyles()
  const intl = useIntl()
  const { api } = useClients()
  return (
    <Form<Values>
      label={intl.formatMessage({ id: 'access.reset' })}
      rules={{ password, confirm_password: requiredSecret() }}
      check={(values) =>
        values.confirm_password && values.confirm_password !== values.password
          ? { confirm_password: 'passwordMismatch' }
          : {}
      }
      onSubmit={async (values) => {
        try {
          await api.POST('/auth/reset_password/', { body: { token, ...values } })
          onDone()
        } catch (error) {
          if (error instanceof ApiError && error.status === 409) onRefused()
          throw error
        }
      }}
    >
      {({ isBusy, error, values }) => (
        <div className={styles.fields}>
          <FormError error={error} />
          <PasswordField
            name="password"
            label={intl.formatMessage({ id: 'access.password' })}
            autoComplete="new-password"
          />
          <PasswordRequirements password={values.password ?? ''} />
          <PasswordField
            name="confirm_password"
            label={intl.formatMessage({ id: 'access.confirm' })}
            autoComplete="new-password"
          />
          <SubmitButton isBusy={isBusy}>
            <FormattedMessage id="access.reset.save" />
          </SubmitButton>
        </div>
      )}
    </Form>
  )
}

const useStyles = makeStyles({ fields: { display: 'flex', flexDirection: 'column', gap: '16px' } })
