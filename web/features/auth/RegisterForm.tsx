import { Button, makeStyles, MessageBar, MessageBarBody } from '@fluentui/react-components'
import { type RegisterPayload, type User, dataOf } from '#sdk'
import { type ReactNode, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { useClients } from '#web/api/clients.ts'
import { errorText } from '#web/api/errorText.ts'
import { reloadsAfterSignIn } from '#web/domain/session/landing.ts'
import { RadioField } from '#web/form/ChoiceFields.tsx'
import { Form } from '#web/form/Form.tsx'
import { PasswordField } from '#web/form/PasswordField.tsx'
import { PasswordDemands } from '#web/form/PasswordDemands.tsx'
import {
  accepted,
  adultBirthday,
  email,
  gender,
  password,
  phone,
  requiredHere,
  requiredSecret,
} from '#web/form/rules.ts'
import { TextField } from '#web/form/TextField.tsx'
import { notify } from '#web/state/notifications.ts'
import { useStores } from '#web/state/stores.ts'
import { media } from '#web/theme/tokens.ts'
import { Consents } from './Consents.tsx'

interface RegisterFormProps {
  registerType: 'student' | 'tutor'
  onSignedIn: (user: User) => Promise<void>
  onRegistered: () => void
}

type Values = Omit<RegisterPayload, 'register_type' | 'kids' | 'is_marketing_emails_allowed'> & {
  is_marketing_emails_allowed?: boolean
}

/** Registration of a student or a tutor (section 5, Register); some pages sign in at once (section 7). */
export function RegisterForm({ registerType, onSignedIn, onRegistered }: RegisterFormProps) {
  const styles = useStyles()
  const intl = useIntl()
  const clients = useClients()
  const { pathname } = useLocation()
  const { notifications } = useStores()
  const [today] = useState(() => new Date().toISOString().slice(0, 10))
  const text = (id: MessageId) => intl.formatMessage({ id })
  return (
    <Form<Values>
      label={text('auth.register')}
      rules={{
        first_name: requiredHere,
        last_name: requiredHere,
        email,
        phone_number: phone,
        password,
        confirm_password: requiredSecret(),
        gender,
        date_of_birth: adultBirthday(today),
        is_terms_and_conditions_accepted: accepted,
      }}
      check={(values) =>
        values.confirm_password && values.confirm_password !== values.password
          ? { confirm_password: 'passwordMismatch' }
          : {}
      }
      onSubmit={(values) => register({ ...values, register_type: registerType })}
    >
      {({ isBusy, error, values }) => (
        <div className={styles.fields}>
          {error && (
            <MessageBar intent="error" layout="multiline">
              <MessageBarBody>{error}</MessageBarBody>
            </MessageBar>
          )}
          <Pair>
            <TextField name="first_name" label={text('auth.firstName')} autoComplete="given-name" />
            <TextField name="last_name" label={text('auth.lastName')} autoComplete="family-name" />
          </Pair>
          <TextField
            name="email"
            type="email"
            label={text('auth.email')}
            autoComplete="email"
            inputMode="email"
            isLeftToRight
          />
          <Pair>
            <TextField
              name="phone_number"
              type="tel"
              label={text('auth.phone')}
              hint={text('auth.phone.hint')}
              autoComplete="tel"
              inputMode="tel"
              isLeftToRight
            />
            <TextField
              name="date_of_birth"
              type="date"
              max={today}
              label={text('auth.birthday')}
              autoComplete="bday"
              isLeftToRight
            />
          </Pair>
          <RadioField
            name="gender"
            label={text('auth.gender')}
            options={[
              { value: 'Female', label: text('auth.female') },
              { value: 'Male', label: text('auth.male') },
            ]}
          />
          <Pair>
            <PasswordField name="password" label={text('auth.password')} autoComplete="new-password" />
            <PasswordField
              name="confirm_password"
              label={text('auth.confirmPassword')}
              autoComplete="new-password"
            />
          </Pair>
          <PasswordDemands password={values.password ?? ''} />
          <Consents />
          <Button
            type="submit"
            appearance="primary"
            size="large"
            disabledFocusable={isBusy}
            className={styles.submit}
          >
            <FormattedMessage id={isBusy ? 'auth.busy' : 'auth.register'} />
          </Button>
        </div>
      )}
    </Form>
  )

  async function register(payload: RegisterPayload) {
    try {
      if (reloadsAfterSignIn(pathname)) {
        const { user } = await dataOf(clients.api.POST('/auth/signup_with_signin/user/', { body: payload }))
        return await onSignedIn(user)
      }
      await dataOf(clients.api.POST('/auth/signup/user/', { body: payload }))
      notify(notifications, 'success', intl.formatMessage({ id: `auth.registered.${registerType}` }))
      return onRegistered()
    } catch (error) {
      notify(notifications, 'error', errorText(error, intl))
      throw error
    }
  }
}

function Pair({ children }: { children: ReactNode }) {
  return <div className={useStyles().pair}>{children}</div>
}

const useStyles = makeStyles({
  fields: { display: 'flex', flexDirection: 'column', gap: '16px' },
  pair: {
    display: 'grid',
    gap: '16px',
    alignItems: 'start',
    [media.tablet]: { gridTemplateColumns: '1fr 1fr' },
  },
  submit: { minHeight: '48px' },
})
