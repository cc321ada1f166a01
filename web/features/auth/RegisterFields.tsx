import { makeStyles } from '@fluentui/react-components'
import { useIntl } from 'react-intl'
import { PhoneField } from '#web/domain/country/PhoneField.tsx'
import { RadioField } from '#web/form/ChoiceFields.tsx'
import { DateField } from '#web/form/DateField.tsx'
import { PasswordRequirements } from '#web/form/PasswordRequirements.tsx'
import { PasswordField } from '#web/form/PasswordField.tsx'
import { TextField } from '#web/form/TextField.tsx'
import { media } from '#web/theme/tokens.ts'

interface RegisterFieldsProps {
  /** YYYY-MM-DD */
  today: string
  /** The current value, for the requirements list */
  password: string
}

/** The fields that students and tutors have in common. */
export function RegisterFields({ today, password }: RegisterFieldsProps) {
  const styles = useStyles()
  const intl = useIntl()
  const text = (id: MessageId) => intl.formatMessage({ id })
  return (
    <>
      <div className={styles.pair}>
        <TextField name="first_name" label={text('auth.firstName')} autoComplete="given-name" />
        <TextField name="last_name" label={text('auth.lastName')} autoComplete="family-name" />
      </div>
      <TextField
        name="email"
        type="email"
        label={text('auth.email')}
        autoComplete="email"
        inputMode="email"
        isLeftToRight
      />
      <PhoneField name="phone_number" label={text('auth.phone')} hint={text('auth.phone.hint')} />
      <div className={styles.pair}>
        <DateField
          name="date_of_birth"
          max={today}
          label={text('auth.birthday')}
          hint={text('auth.birthday.hint')}
          autoComplete="bday"
        />
        <RadioField
          name="gender"
          label={text('auth.gender')}
          options={[
            { value: 'Female', label: text('auth.female') },
            { value: 'Male', label: text('auth.male') },
          ]}
        />
      </div>
      <div className={styles.pair}>
        <PasswordField name="password" label={text('auth.password')} autoComplete="new-password" />
        <PasswordField
          name="confirm_password"
          label={text('auth.confirmPassword')}
          autoComplete="new-password"
        />
      </div>
      <PasswordRequirements password={password} />
    </>
  )
}

const useStyles = makeStyles({
  pair: {
    display: 'grid',
    gap: '16px',
    alignItems: 'start',
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
  },
})
