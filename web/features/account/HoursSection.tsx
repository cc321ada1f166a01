import { makeStyles, tokens } from '@fluentui/react-components'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { ExceptionsField } from './hours/ExceptionsField.tsx'
import { WeekField } from './hours/WeekField.tsx'
import { paths } from '#web/paths.ts'
import { formatZone } from '#web/time/format.ts'
import { useNow, useViewer } from '#web/time/viewer.ts'
import { Section } from '#web/ui/Section.tsx'
import { useNamedPart } from './useNamedPart.ts'

const id = paths.hours.slice(paths.hours.indexOf('#') + 1)

/** A tutor's weekly hours and exceptions, in the zone chosen above. */
export function HoursSection({ timeZone }: { timeZone: string }) {
  const styles = useStyles()
  const intl = useIntl()
  const { language } = useViewer()
  const now = useNow(60_000)
  useNamedPart(id)
  return (
    <>
      <Section
        title={
          <span id={id} tabIndex={-1}>
            <FormattedMessage id="profile.hours" />
          </span>
        }
      >
        <p className={styles.text}>
          <FormattedMessage
            id="profile.hours.text"
            values={{ zone: <bdi>{formatZone(timeZone, language, new Date(now))}</bdi> }}
          />
        </p>
        <WeekField name="week" label={intl.formatMessage({ id: 'profile.hours' })} />
      </Section>
      <Section title={<FormattedMessage id="profile.dates" />}>
        <p className={styles.text}>
          <FormattedMessage id="profile.dates.text" />{' '}
          <Link to={paths.currentClasses}>
            <FormattedMessage id="profile.dates.classes" />
          </Link>
        </p>
        <ExceptionsField
          name="exceptions"
          label={intl.formatMessage({ id: 'profile.dates' })}
          timeZone={timeZone}
        />
      </Section>
    </>
  )
}

const useStyles = makeStyles({ text: { margin: 0, color: tokens.colorNeutralForeground2 } })
