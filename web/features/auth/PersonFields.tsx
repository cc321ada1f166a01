import { useIntl } from 'react-intl'
import { PhoneField } from '#web/domain/country/PhoneField.tsx'
import { RadioField } from '#web/form/ChoiceFields.tsx'
import { DateField } from '#web/form/DateField.tsx'
import { FieldPair } from './FieldPair.tsx'

/**
 * The second step of registering: how to reach the person, age and gender.
 * @param today YYYY-MM-DD
 */
export function PersonFields({ today }: { today: string }) {
  const intl = useIntl()
  const formatText = (id: MessageId) => intl.formatMessage({ id })
  return (
    <>
      <PhoneField name="phone_number" label={formatText('auth.phone')} hint={formatText('auth.phone.hint')} />
      <FieldPair>
        <DateField
          name="date_of_birth"
          max={today}
          label={formatText('auth.birthday')}
          hint={formatText('auth.birthday.hint')}
          autoComplete="bday"
        />
        <RadioField
          name="gender"
          label={formatText('auth.gender')}
          options={[
            { value: 'Female', label: formatText('auth.female') },
            { value: 'Male', label: formatText('auth.male') },
          ]}
        />
      </FieldPair>
    </>
  )
}
