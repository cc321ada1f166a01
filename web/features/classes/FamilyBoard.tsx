import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { FormattedMessage, useIntl } from 'react-intl'
import { formatError } from '#web/api/formatError.ts'
import { media } from '#web/theme/tokens.ts'
import { Failure } from '#web/ui/Failure.tsx'
import { Hidden } from '#web/ui/Hidden.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { LearnerBoard } from './LearnerBoard.tsx'
import { useMovesToAnswer } from './moveRequests.tsx'
import { PendingItems } from './PendingItems.tsx'
import { useFamily } from './useFamily.ts'

/** A family's to-do list: open payments, classes without a time, and each learner's next class and tasks. */
export function FamilyBoard({ getPath }: { getPath: (bookedClass: number) => string }) {
  const styles = useStyles()
  const intl = useIntl()
  const { family, failure } = useFamily()
  const moves = useMovesToAnswer('student')
  if (failure)
    return <Failure text={formatError(failure.error, intl)} isBusy={failure.isBusy} onRetry={failure.retry} />
  if (!family) return <Skeleton className={styles.skeleton} />
  const { learners, owed, unpaid } = family
  // A student without kids, classes and tasks gets the invitation to book alone
  const shown = learners.filter(
    ({ kid, next, due, booked }) => kid !== undefined || next || due.length > 0 || booked > 0,
  )
  return (
    <>
      <PendingItems moves={moves} owed={owed} unpaid={unpaid} getPath={getPath} />
      {shown.length > 0 && (
        <section className={mergeClasses(styles.root, shown.length > 1 && styles.columns)}>
          <Hidden as="div">
            <h2>
              <FormattedMessage id="family.learners" />
            </h2>
          </Hidden>
          {shown.map((learner) => (
            <LearnerBoard
              key={learner.kid ?? 0}
              learner={learner}
              isSelf={learner.kid === undefined && shown.length > 1}
              isOnly={shown.length === 1}
              getPath={getPath}
            />
          ))}
        </section>
      )}
    </>
  )
}

const useStyles = makeStyles({
  root: { display: 'grid', gap: '16px' },
  columns: {
    [media.tablet]: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 340px), 1fr))' },
  },
  skeleton: { height: '320px', borderRadius: '16px' },
})
