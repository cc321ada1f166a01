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
  const formatText = (id: MessageId) => intl.formatMessage({ id })
  return (
    <>
      <FieldPair>
        <TextField name="first_name" label={formatText('auth.firstName')} autoComplete="given-name" />
        <TextField name="last_name" label={formatText('auth.lastName')} autoComplete="family-name" />
      </FieldPair>
      <TextField
        name="email"
        type="email"
        label={formatText('auth.email')}
        autoComplete="email"
        inputMode="email"
        isLeftToRight
      />
      <FieldPair>
        <PasswordField name="password" label={formatText('auth.password')} autoComplete="new-password" />
        <PasswordField
          name="confirm_password"
          label={formatText('auth.confirmPassword')}
          autoComplete="new-password"
        />
      </FieldPair>
      <PasswordRequirements password={password} />
    </>
  )
}
