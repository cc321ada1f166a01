import { makeStyles, tokens } from '@fluentui/react-components'
import type { WebinarRegistration } from '#sdk'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { paths, withSearch } from '#web/paths.ts'
import { ButtonLink } from '#web/ui/ButtonLink.tsx'
import { DateTime } from '#web/ui/DateTime.tsx'
import { Section } from '#web/ui/Section.tsx'

interface SeatsProps {
  seats: readonly WebinarRegistration[]
}

/** The coming interviews of paid group bookings and the halaqas of today, among the classes; nothing without any. */
export function Interviews({ seats }: SeatsProps) {
  const interviews = seats.filter(({ webinar }) => webinar.kind === 'interview')
  const halaqas = seats.filter(({ webinar }) => webinar.kind !== 'interview')
  return (
    <>
      <Seats
        seats={interviews}
        title={<FormattedMessage id="classes.interviews" values={{ count: interviews.length }} />}
      />
      <Seats seats={halaqas} title={<FormattedMessage id="classes.halaqas" />} />
    </>
  )
}

function Seats({ seats, title }: SeatsProps & { title: ReactNode }) {
  const styles = useStyles()
  if (seats.length === 0) return null
  return (
    <Section title={title}>
      <ul className={styles.list}>
        {seats.map(({ id, webinar, learner }) => (
          <li key={id} className={styles.row}>
            <span>
              <strong>
                <DateTime start={webinar.start_date_time} end={webinar.end_date_time} />
              </strong>
              <br />
              <bdi>{webinar.course?.name ?? webinar.title}</bdi> ·{' '}
              <bdi>{webinar.kind === 'interview' ? webinar.tutor.name : learner.name}</bdi>
            </span>
            <ButtonLink to={withSearch(paths.meeting, { halaqa: webinar.id })}>
              <FormattedMessage id="classes.interviews.door" />
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Section>
  )
}

const useStyles = makeStyles({
  list: { display: 'grid', gap: '12px', margin: 0, padding: 0, listStyleType: 'none' },
  row: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '12px',
    padding: '20px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
  },
})
