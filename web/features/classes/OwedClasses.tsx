import { makeStyles } from '@fluentui/react-components'
import { FormattedMessage } from 'react-intl'
import { useQuery } from '#web/api/query.ts'
import { ClassCard } from '#web/domain/classes/ClassCard.tsx'
import { type Side, toRescheduleQuery } from '#web/domain/classes/queries.ts'
import { useSession } from '#web/state/stores.ts'
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
  const { data } = useQuery(toRescheduleQuery(side))
  if (!data || data.data.length === 0) return null
  return (
    <Section title={<FormattedMessage id="classes.owed.count" values={{ count: data.total }} />}>
      <ol className={styles.list}>
        {data.data.map((bookedClass) => (
          <li key={bookedClass.id}>
            <ClassCard
              bookedClass={{ ...bookedClass, outcome: 'to_reschedule' }}
              side={side}
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
  list: { display: 'grid', gap: '12px', margin: 0, padding: 0, listStyleType: 'none' },
})
