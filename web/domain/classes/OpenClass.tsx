import { makeStyles } from '@fluentui/react-components'
import { useIntl } from 'react-intl'
import { formatError } from '#web/api/formatError.ts'
import { useQuery } from '#web/api/query.ts'
import { useSession } from '#web/state/stores.ts'
import { Failure } from '#web/ui/Failure.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { ClassBody } from './ClassBody.tsx'
import { classQuery } from './queries.ts'

const MINUTE = 60_000

/** The details of a class by id, refreshed while they are shown. */
export function OpenClass({ id }: { id: number }) {
  const styles = useStyles()
  const intl = useIntl()
  const { user } = useSession()
  const { data, error, isValidating, mutate } = useQuery(classQuery(id), { refreshInterval: MINUTE })
  if (error?.status === 404)
    return <Notice seed="no-class" role="alert" title={intl.formatMessage({ id: 'classes.gone' })} />
  if (error && !data)
    return <Failure text={formatError(error, intl)} isBusy={isValidating} onRetry={() => void mutate()} />
  if (!data)
    return (
      <div aria-busy="true" className={styles.root}>
        <Skeleton className={styles.line} />
        <Skeleton className={styles.block} />
      </div>
    )
  return (
    <ClassBody
      bookedClass={data.data}
      side={user?.category === 'student' || user?.category === 'kids' ? 'student' : 'tutor'}
      isStaff={user?.category === 'operator' || user?.category === 'institute_admin'}
      isKid={user?.category === 'kids'}
    />
  )
}

const useStyles = makeStyles({
  root: { display: 'grid', gap: '16px' },
  line: { height: '28px', width: '60%' },
  block: { height: '240px' },
})
