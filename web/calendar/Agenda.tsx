import { makeStyles, tokens } from '@fluentui/react-components'
import { type ReactNode, useId } from 'react'
import { FormattedMessage } from 'react-intl'
import { useViewer } from '#web/time/viewer.ts'
import { Heading } from '#web/ui/Heading.tsx'
import { Tag } from '#web/ui/Tag.tsx'
import { getDayNames } from './dayNames.ts'
import { useWide } from './useWide.ts'

interface AgendaProps<Entry> {
  groups: readonly { date: string; entries: readonly Entry[] }[]
  /** YYYY-MM-DD */
  today: string
  getKey: (entry: Entry) => number
  children: (entry: Entry) => ReactNode
}

/** Days that are shown on a phone before the others are unfolded */
const DAYS_SHOWN = 4

/** Entries grouped by day, one day below the other; empty days are left out. On a phone later days are folded. */
export function Agenda<Entry>({ groups, ...rest }: AgendaProps<Entry>) {
  const styles = useStyles()
  const shown = useWide() ? groups.length : DAYS_SHOWN
  const later = groups.slice(shown)
  return (
    <div className={styles.root}>
      <Days groups={groups.slice(0, shown)} {...rest} />
      {later.length > 0 && (
        <details>
          <summary className={styles.more}>
            <FormattedMessage
              id="calendar.more"
              values={{ count: later.flatMap(({ entries }) => entries).length }}
            />
          </summary>
          <div className={styles.root}>
            <Days groups={later} {...rest} />
          </div>
        </details>
      )}
    </div>
  )
}

function Days<Entry>({ groups, today, getKey, children }: AgendaProps<Entry>) {
  const styles = useStyles()
  const { language } = useViewer()
  const id = useId()
  return (
    <>
      {groups.map(({ date, entries }) => (
        <section key={date} aria-labelledby={`${id}-${date}`} className={styles.day}>
          <div className={styles.head}>
            <Heading level={2} size="card" id={`${id}-${date}`}>
              {getDayNames(date, language).full()}
            </Heading>
            {date === today && (
              <Tag tone="brand">
                <FormattedMessage id="calendar.today" />
              </Tag>
            )}
          </div>
          <ul className={styles.list}>
            {entries.map((entry) => (
              <li key={getKey(entry)}>{children(entry)}</li>
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '32px' },
  more: {
    paddingBlock: '12px',
    color: tokens.colorBrandForegroundLink,
    cursor: 'pointer',
  },
  day: { display: 'flex', flexDirection: 'column', gap: '12px' },
  head: {
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    paddingBottom: '8px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  list: {
    display: 'flex',
    flexDirection: 'column',
    gap: '12px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
})
