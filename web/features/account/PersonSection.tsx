import { makeStyles, tokens } from '@fluentui/react-components'
import type { Profile } from '#sdk'
import { FormattedMessage, useIntl } from 'react-intl'
import { ResendLink } from '#web/domain/session/ResendLink.tsx'
import { PhoneField } from '#web/domain/country/PhoneField.tsx'
import { RadioField } from '#web/form/ChoiceFields.tsx'
import { DateField } from '#web/form/DateField.tsx'
import { TextField } from '#web/form/TextField.tsx'
import { media } from '#web/theme/tokens.ts'
import { useToday } from '#web/time/viewer.ts'
import { Section } from '#web/ui/Section.tsx'

/** Names and contact data; the sign-in address is read-only. */
export function PersonSection({ profile }: { profile: Profile }) {
  const styles = useStyles()
  const intl = useIntl()
  const today = useToday()
  const formatText = (id: MessageId) => intl.formatMessage({ id })
  return (
    <Section title={<FormattedMessage id="profile.person" />}>
      <div className={styles.pair}>
        <TextField name="first_name" label={formatText('auth.firstName')} autoComplete="given-name" />
        <TextField name="last_name" label={formatText('auth.lastName')} autoComplete="family-name" />
      </div>
      {profile.email && (
        <dl className={styles.email}>
          <dt className={styles.quiet}>
            <FormattedMessage id="auth.email" />
          </dt>
          <dd className={styles.value}>
            <bdi dir="ltr">{profile.email}</bdi>
            <span className={styles.quiet}>
              <FormattedMessage id={profile.is_email_verified ? 'profile.verified' : 'profile.unverified'} />
            </span>
            {!profile.is_email_verified && <ResendLink email={profile.email} />}
          </dd>
        </dl>
      )}
      <PhoneField
        name="phone_number"
        label={formatText('auth.phone')}
        hint={formatText('auth.phone.hint')}
        isRequired={false}
      />
      <div className={styles.pair}>
        <DateField
          name="date_of_birth"
          max={today}
          label={formatText('auth.birthday')}
          autoComplete="bday"
          isRequired={false}
        />
        <RadioField
          name="gender"
          label={formatText('auth.gender')}
          options={[
            { value: 'Female', label: formatText('auth.female') },
            { value: 'Male', label: formatText('auth.male') },
          ]}
        />
      </div>
    </Section>
  )
}

const useStyles = makeStyles({
  pair: {
    display: 'grid',
    gap: '16px',
    alignItems: 'start',
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
  email: { margin: 0 },
  value: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: '4px 12px',
    margin: 0,
    overflowWrap: 'anywhere',
  },
  quiet: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase300 },
})
