import { makeStyles, tokens } from '@fluentui/react-components'
import type { TutorProfile } from '#sdk'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { useTemporal } from '#web/calendar/temporal.ts'
import { toReservation } from '#web/domain/addresses.ts'
import { inOrder } from '#web/state/choose.ts'
import { useSelection } from '#web/state/stores.ts'
import { DateTime } from '#web/ui/DateTime.tsx'
import { Hidden } from '#web/ui/Hidden.tsx'
import { Section } from '#web/ui/Section.tsx'
import type { StepPath } from './flow.ts'
import { MonthPreview } from './MonthPreview.tsx'
import { useProgram } from './useProgram.ts'

/** Everything that will be booked, each with the way back to change it. */
export function Review({ tutor }: { tutor: TutorProfile }) {
  const styles = useStyles()
  const intl = useIntl()
  const temporal = useTemporal()
  const chosen = useSelection()
  const { program, isMonthly } = useProgram(tutor.id)
  const courses = tutor.courses.filter(({ id }) => chosen.courses.includes(id)).map(({ name }) => name)
  return (
    <>
      <Section title={<FormattedMessage id="booking.review" />}>
        <dl className={styles.root}>
          <Row label="booking.step.courses" step="courses" tutor={tutor}>
            {intl.formatList(courses, { type: 'conjunction' })}
          </Row>
          {!chosen.isTrial && (
            <Row label="booking.program" step="programs" tutor={tutor}>
              {program && `${program.name}: ${program.description}`}
            </Row>
          )}
          <Row label="booking.times" step="sessions" tutor={tutor}>
            {inOrder(chosen.slots).map((slot) => (
              <span key={slot.id} className={styles.slot}>
                <DateTime start={slot.start_date_time} end={slot.end_date_time} />
              </span>
            ))}
          </Row>
        </dl>
      </Section>
      {isMonthly && program && temporal && (
        <MonthPreview tutor={tutor} temporal={temporal} weeks={program.weeks} />
      )}
    </>
  )
}

interface RowProps {
  label: MessageId
  step: StepPath
  tutor: TutorProfile
  children: ReactNode
}

function Row({ label, step, tutor, children }: RowProps) {
  const styles = useStyles()
  return (
    <div className={styles.row}>
      <dt className={styles.term}>
        <FormattedMessage id={label} />
      </dt>
      <dd className={styles.value}>
        <span className={styles.words}>{children}</span>
        <Link to={toReservation(tutor.id, step)} className={styles.link}>
          <FormattedMessage id="booking.change" />
          <Hidden>
            : <FormattedMessage id={label} />
          </Hidden>
        </Link>
      </dd>
    </div>
  )
}

const useStyles = makeStyles({
  root: {
    margin: 0,
    paddingInline: '20px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  row: {
    paddingBlock: '14px',
    '&:not(:last-child)': { borderBottom: `1px solid ${tokens.colorNeutralStroke2}` },
  },
  term: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  value: { display: 'flex', justifyContent: 'space-between', gap: '16px', margin: 0 },
  words: { minWidth: 0, fontVariantNumeric: 'tabular-nums' },
  slot: { display: 'block' },
  link: { flexShrink: 0, position: 'relative', alignSelf: 'center', color: tokens.colorBrandForegroundLink },
})
