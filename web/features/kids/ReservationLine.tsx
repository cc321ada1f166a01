import { makeStyles, tokens } from '@fluentui/react-components'
import type { Reservation } from '#sdk'
import { FormattedMessage, useIntl } from 'react-intl'

/** A reservation in two lines: program and tutor, and the learner. */
export function ReservationLine({ reservation }: { reservation: Reservation }) {
  const styles = useStyles()
  const intl = useIntl()
  const { courses, tutor, learner, sessions_total, sessions_used } = reservation
  const names = intl.formatList(courses.map(({ name }) => name))
  return (
    <span className={styles.root}>
      <span>
        <bdi>{names}</bdi>
        {tutor && (
          <>
            {' · '}
            <bdi>{tutor.name}</bdi>
          </>
        )}
      </span>
      <span className={styles.quiet}>
        <FormattedMessage
          id="kids.assign.line"
          values={{ learner: <bdi>{learner.name}</bdi>, left: sessions_total - sessions_used }}
        />
      </span>
    </span>
  )
}

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    paddingBlock: '4px',
    color: tokens.colorNeutralForeground1,
  },
  quiet: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
})
