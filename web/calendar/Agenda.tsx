import { makeStyles, tokens } from '@fluentui/react-components'
import { type ReactNode, useId } from 'react'
import { FormattedMessage } from 'react-intl'
import { useViewer } from '#web/time/viewer.ts'
import { Heading } from '#web/ui/Heading.tsx'
import { Tag } from '#web/ui/Tag.tsx'
import { getDayNames } from './dayNames.ts'

interface AgendaProps<Entry> {
  groups: readonly { date: string; entries: readonly Entry[] }[]
  /** YYYY-MM-DD */
  today: string
  getKey: (entry: Entry) => number
  children: (entry: Entry) => ReactNode
}

/** Entries grouped by day, one day below the other; empty days are left out. */
export function Agenda<Entry>({ groups, today, getKey, children }: AgendaProps<Entry>) {
  const styles = useStyles()
  const { language } = useViewer()
  const id = useId()
  return (
    <div className={styles.root}>
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
    </div>
  )
}

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '32px' },
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
