import { useIntl } from 'react-intl'
import { PasswordField } from '#web/form/PasswordField.tsx'
import { PasswordRequirements } from '#web/form/PasswordRequirements.tsx'
import { TextField } from '#web/form/TextField.tsx'
import { FieldPair } from './FieldPair.tsx'

/**
 * The first step of registering: the name and what one signs in with.
 * @param password the current value, for the requirements list
 */
export function AccountFields({ password }: { password: string }) {
  const intl = useIntl()
  const text = (id: MessageId) => intl.formatMessage({ id })
  return (
    <>
      <FieldPair>
        <TextField name="first_name" label={text('auth.firstName')} autoComplete="given-name" />
        <TextField name="last_name" label={text('auth.lastName')} autoComplete="family-name" />
      </FieldPair>
      <TextField
        name="email"
        type="email"
        label={text('auth.email')}
        autoComplete="email"
        inputMode="email"
        isLeftToRight
      />
      <FieldPair>
        <PasswordField name="password" label={text('auth.password')} autoComplete="new-password" />
        <PasswordField
          name="confirm_password"
          label={text('auth.confirmPassword')}
          autoComplete="new-password"
        />
      </FieldPair>
      <PasswordRequirements password={password} />
    </>
  )
}
