import { makeStyles, tokens } from '@fluentui/react-components'
import { FormattedMessage } from 'react-intl'
import { query, useQuery } from '#web/api/query.ts'
import { paths, withSearch } from '#web/paths.ts'
import { ButtonLink } from '#web/ui/ButtonLink.tsx'
import { DateTime } from '#web/ui/DateTime.tsx'
import { Section } from '#web/ui/Section.tsx'

const placesQuery = query('/webinar/booked/list/', {
  query: { status: ['registered'], state: ['not started', 'running'], page: 1, page_size: 50 },
})

/** The coming interviews of paid group bookings, among the classes; renders nothing without any. */
export function Interviews() {
  const styles = useStyles()
  const { data } = useQuery(placesQuery)
  const interviews = data?.data.filter(({ webinar }) => webinar.kind === 'interview') ?? []
  if (interviews.length === 0) return null
  return (
    <Section title={<FormattedMessage id="classes.interviews" values={{ count: interviews.length }} />}>
      <ul className={styles.list}>
        {interviews.map(({ id, webinar }) => (
          <li key={id} className={styles.row}>
            <span>
              <strong>
                <DateTime start={webinar.start_date_time} end={webinar.end_date_time} />
              </strong>
              <br />
              <bdi>{webinar.course?.name}</bdi> · <bdi>{webinar.tutor.name}</bdi>
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
