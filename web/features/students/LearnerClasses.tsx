import { makeStyles } from '@fluentui/react-components'
import { FormattedMessage, useIntl } from 'react-intl'
import { useSearchParams } from 'react-router-dom'
import { formatError } from '#web/api/formatError.ts'
import { query, useQuery } from '#web/api/query.ts'
import { ClassCard } from '#web/domain/classes/ClassCard.tsx'
import { ClassPanel } from '#web/domain/classes/ClassPanel.tsx'
import { calendarQuery } from '#web/domain/classes/queries.ts'
import { useViewer } from '#web/time/viewer.ts'
import { Failure } from '#web/ui/Failure.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { Section } from '#web/ui/Section.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'

const DAY = 86_400_000
// The longest range that the call takes
const AHEAD_DAYS = 92
const SHOWN = 10

/** The next and the last classes of a learner with this tutor. */
export function LearnerClasses({ learner }: { learner: number }) {
  const styles = useStyles()
  const intl = useIntl()
  const { clock } = useViewer()
  const [search, setSearch] = useSearchParams()
  const from = Math.floor(clock.madeAt / DAY) * DAY
  const coming = useQuery(calendarQuery(toIso(from), toIso(from + AHEAD_DAYS * DAY), learner))
  const past = useQuery(
    query('/classes/archived/list/', { query: { learner_id: learner, page: 1, page_size: SHOWN } }),
  )
  const bookedClass = Number(search.get('class')) || undefined
  const failed = [coming, past].find(({ error, data }) => error && !data)
  if (failed)
    return (
      <Failure
        text={formatError(failed.error, intl)}
        isBusy={failed.isValidating}
        onRetry={() => void failed.mutate()}
      />
    )
  if (!coming.data || !past.data) return <Skeleton className={styles.skeleton} />
  const ahead = coming.data.data
    .filter(({ end_date_time }) => Date.parse(end_date_time) > clock.madeAt)
    .slice(0, SHOWN)
  if (ahead.length + past.data.data.length === 0)
    return (
      <Notice
        seed="no-shared-classes"
        role="status"
        title={intl.formatMessage({ id: 'myStudents.none.classes' })}
      />
    )
  const groups = [
    { name: 'ahead', bookedClasses: ahead },
    { name: 'past', bookedClasses: past.data.data },
  ] as const
  return (
    <div className={styles.root}>
      {groups.map(
        ({ name, bookedClasses }) =>
          bookedClasses.length > 0 && (
            <Section key={name} title={<FormattedMessage id={`myStudents.classes.${name}`} />}>
              <ul className={styles.list}>
                {bookedClasses.map((one) => (
                  <li key={one.id}>
                    <ClassCard
                      bookedClass={one}
                      side="tutor"
                      isForNamed={false}
                      to={`?tab=classes&class=${one.id}`}
                    />
                  </li>
                ))}
              </ul>
            </Section>
          ),
      )}
      {bookedClass !== undefined && (
        <ClassPanel
          key={bookedClass}
          id={bookedClass}
          onClose={() => setSearch({ tab: 'classes' }, { preventScrollReset: true })}
        />
      )}
    </div>
  )
}

function toIso(at: number): string {
  return new Date(at).toISOString()
}

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '32px' },
  list: {
    display: 'flex',
    flexDirection: 'column',
    gap: '12px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  skeleton: { height: '360px' },
})
