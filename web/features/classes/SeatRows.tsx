import { makeStyles, tokens } from '@fluentui/react-components'
import type { Webinar } from '#sdk'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { paths, withSearch } from '#web/paths.ts'
import { ButtonLink } from '#web/ui/ButtonLink.tsx'
import { DateTime } from '#web/ui/DateTime.tsx'

interface SeatRow {
  key: number
  webinar: Pick<Webinar, 'id' | 'start_date_time' | 'end_date_time'>
  name: string
  detail: ReactNode
}

/** Appointments among the classes that are none: webinars and interviews, each with its door. */
export function SeatRows({ rows }: { rows: readonly SeatRow[] }) {
  const styles = useStyles()
  return (
    <ul className={styles.list}>
      {rows.map(({ key, webinar, name, detail }) => (
        <li key={key} className={styles.row}>
          <span>
            <strong>
              <DateTime start={webinar.start_date_time} end={webinar.end_date_time} />
            </strong>
            <br />
            <bdi>{name}</bdi> · <bdi>{detail}</bdi>
          </span>
          <ButtonLink to={withSearch(paths.meeting, { halaqa: webinar.id })}>
            <FormattedMessage id="classes.interviews.door" />
          </ButtonLink>
        </li>
      ))}
    </ul>
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
