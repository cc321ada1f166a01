import { makeStyles, tokens } from '@fluentui/react-components'
import { FormattedMessage } from 'react-intl'
import { useQuery } from '#web/api/query.ts'
import { ClassCard } from '#web/domain/classes/ClassCard.tsx'
import { type Side, toRescheduleQuery } from '#web/domain/classes/queries.ts'
import { useSession } from '#web/state/stores.ts'
import { formatZoneName } from '#web/time/zoneNames.ts'
import { useViewer } from '#web/time/viewer.ts'
import { Section } from '#web/ui/Section.tsx'

interface OwedClassesProps {
  side: Side
  /** Builds the path of a class's details */
  getPath: (id: number) => string
}

/** The paid classes without a time, above the others; renders nothing without any. */
export function OwedClasses({ side, getPath }: OwedClassesProps) {
  const styles = useStyles()
  const { user } = useSession()
  const { language, timeZone } = useViewer()
  const { data } = useQuery(toRescheduleQuery(side))
  if (!data || data.data.length === 0) return null
  return (
    <Section
      title={<FormattedMessage id="classes.owed.count" values={{ count: data.total }} />}
      // Without its offset from UTC: the days may lie in summer and winter time
      action={<span className={styles.zone}>{formatZoneName(timeZone, language)}</span>}
    >
      <ol className={styles.list}>
        {data.data.map((bookedClass) => (
          <li key={bookedClass.id}>
            <ClassCard
              bookedClass={{ ...bookedClass, outcome: 'to_reschedule' }}
              side={side}
              isZoneKnown
              isForNamed={user?.category === 'student'}
              to={getPath(bookedClass.id)}
            />
          </li>
        ))}
      </ol>
    </Section>
  )
}

const useStyles = makeStyles({
  zone: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  list: { display: 'grid', gap: '12px', margin: 0, padding: 0, listStyleType: 'none' },
})
