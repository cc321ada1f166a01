import { makeStyles } from '@fluentui/react-components'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { CheckboxField } from '#web/form/ChoiceFields.tsx'
import { SelectField } from '#web/form/SelectField.tsx'
import { formatTime } from '#web/time/format.ts'
import { useNow, useViewer } from '#web/time/viewer.ts'
import { listZoneOptions } from '#web/time/zones.ts'
import { Section } from '#web/ui/Section.tsx'

interface SettingsSectionProps {
  /** The zone chosen in the form */
  timeZone: string
  hasPayments: boolean
}

/** Time zone, language and e-mail preferences. */
export function SettingsSection({ timeZone, hasPayments }: SettingsSectionProps) {
  const styles = useStyles()
  const intl = useIntl()
  const { language } = useViewer()
  const now = useNow(30_000)
  const formatText = (id: MessageId) => intl.formatMessage({ id })
  const [zones] = useState(() => listZoneOptions(timeZone, language, now))
  const time = formatTime(new Date(now).toISOString(), language, timeZone)
  return (
    <>
      <Section title={<FormattedMessage id="profile.settings" />}>
        <SelectField
          name="time_zone"
          label={formatText('profile.zone')}
          hint={intl.formatMessage({ id: 'profile.now' }, { time })}
          options={zones}
        />
        <SelectField
          name="language"
          label={formatText('profile.language')}
          options={[
            { value: 'en', label: 'English' },
            { value: 'ar', label: 'العربية' },
          ]}
        />
      </Section>
      <Section title={<FormattedMessage id="profile.letters" />}>
        <div className={styles.choices}>
          {(['classes', 'homework', 'payments', 'marketing'] as const)
            .filter((option) => hasPayments || option !== 'payments')
            .map((option) => (
              <CheckboxField key={option} name={option} label={formatText(`profile.letters.${option}`)}>
                <FormattedMessage id={`profile.letters.${option}`} />
              </CheckboxField>
            ))}
        </div>
      </Section>
    </>
  )
}

const useStyles = makeStyles({ choices: { display: 'flex', flexDirection: 'column' } })
