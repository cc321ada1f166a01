import { makeStyles } from '@fluentui/react-components'
import { type PasswordPayload, unwrapData } from '#sdk'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useClients } from '#web/api/clients.ts'
import { FormError } from '#web/form/FormError.tsx'
import { Form } from '#web/form/Form.tsx'
import { PasswordRequirements } from '#web/form/PasswordRequirements.tsx'
import { PasswordField } from '#web/form/PasswordField.tsx'
import { password, requiredSecret } from '#web/form/rules.ts'
import { notify } from '#web/state/notifications.ts'
import { useStores } from '#web/state/stores.ts'
import { Page } from '#web/ui/Page.tsx'
import { OtherSessions } from './OtherSessions.tsx'
import { SubmitButton } from '#web/form/SubmitButton.tsx'

/**
 * Changes the password, which ends all other sessions. Users of other providers have no password.
 * @see specification section 6
 */
export function UpdatePassword() {
  const styles = useStyles()
  const intl = useIntl()
  const { api } = useClients()
  const { notifications } = useStores()
  const [saves, setSaves] = useState(0)
  const formatText = (id: MessageId) => intl.formatMessage({ id })
  return (
    <Page title={<FormattedMessage id="password.title" />} lead={<FormattedMessage id="password.lead" />}>
      <Form<PasswordPayload>
        // Remounted, and so emptied, after a save
        key={saves}
        label={formatText('password.title')}
        rules={{
          current_password: requiredSecret('form.fieldRequired'),
          password,
          confirm_password: requiredSecret('form.fieldRequired'),
        }}
        check={(values) =>
          values.confirm_password && values.confirm_password !== values.password
            ? { confirm_password: 'passwordMismatch' }
            : {}
        }
        isGuarded
        savesByKey
        onSubmit={save}
      >
        {({ isBusy, error, values }) => (
          <div className={styles.fields}>
            <FormError error={error} />
            <PasswordField
              name="current_password"
              label={formatText('password.current')}
              autoComplete="current-password"
            />
            <PasswordField name="password" label={formatText('password.new')} autoComplete="new-password" />
            <PasswordRequirements password={values.password ?? ''} />
            <PasswordField
              name="confirm_password"
              label={formatText('password.repeat')}
              autoComplete="new-password"
            />
            <SubmitButton isBusy={isBusy}>
              <FormattedMessage id={isBusy ? 'auth.busy' : 'password.save'} />
            </SubmitButton>
          </div>
        )}
      </Form>
      <OtherSessions />
    </Page>
  )

  async function save(body: PasswordPayload) {
    await unwrapData(api.POST('/account/password/', { body }))
    notify(notifications, 'success', formatText('password.saved'))
    setSaves(saves + 1)
  }
}

const useStyles = makeStyles({
  fields: { display: 'flex', flexDirection: 'column', gap: '20px', maxWidth: '440px' },
})
