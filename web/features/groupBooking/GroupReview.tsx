import { makeStyles, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { useQuery } from '#web/api/query.ts'
import { addresses } from '#web/domain/addresses.ts'
import { DateTime } from '#web/ui/DateTime.tsx'
import { Hidden } from '#web/ui/Hidden.tsx'
import { Section } from '#web/ui/Section.tsx'
import { groupProgramsQuery, interviewsQuery } from './reads.ts'
import { useGroupChoice } from './useGroupChoice.ts'

/** What will be booked for whom, each with the way back to change it. */
export function GroupReview() {
  const styles = useStyles()
  const { matrix, courses, chosen, offerOf, kidOf, isNewFlow } = useGroupChoice()
  const interviews = useQuery(interviewsQuery(courses))
  const programs = useQuery(isNewFlow ? null : groupProgramsQuery(courses))
  const meeting = interviews.data?.data.find(({ id }) => id === chosen.webinar)
  const program = programs.data?.data.find(({ id }) => id === chosen.program)
  const second = isNewFlow ? addresses.groupKids : addresses.groupPrograms
  return (
    <Section title={<FormattedMessage id="booking.review" />}>
      <dl className={styles.root}>
        {program && (
          <Row label="booking.program" to={second}>
            {program.name}
          </Row>
        )}
        <Row label="booking.step.kids" to={second}>
          {matrix.map(({ course_id, user_id }) => (
            <span key={`${course_id} ${user_id}`} className={styles.line}>
              <bdi>{kidOf(user_id)?.first_name}</bdi> · {offerOf(course_id)?.name}
            </span>
          ))}
        </Row>
        <Row label="booking.step.interview" to={addresses.groupInterview}>
          {meeting && <DateTime start={meeting.start_date_time} end={meeting.end_date_time} />}
        </Row>
      </dl>
    </Section>
  )
}

function Row({ label, to, children }: { label: MessageId; to: string; children: ReactNode }) {
  const styles = useStyles()
  return (
    <div className={styles.row}>
      <dt className={styles.term}>
        <FormattedMessage id={label} />
      </dt>
      <dd className={styles.value}>
        <span>{children}</span>
        <Link to={to} className={styles.link}>
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
  line: { display: 'block' },
  link: { position: 'relative', flexShrink: 0, alignSelf: 'center', color: tokens.colorBrandForegroundLink },
})
