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
  const text = (id: MessageId) => intl.formatMessage({ id })
  return (
    <>
      <PhoneField name="phone_number" label={text('auth.phone')} hint={text('auth.phone.hint')} />
      <FieldPair>
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
      </FieldPair>
    </>
  )
}
