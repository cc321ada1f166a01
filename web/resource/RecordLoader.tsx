import { makeStyles } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { formatError } from '#web/api/formatError.ts'
import { type Query, useQuery } from '#web/api/query.ts'
import { RecordNotFound } from '#web/resource/RecordNotFound.tsx'
import { Failure } from '#web/ui/Failure.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'

interface RecordLoaderProps<Data> {
  read: Query<Data>
  children: (data: Data) => ReactNode
}

/** Fetches a record and renders its states: loading, not found, failed with a retry, or loaded. */
export function RecordLoader<Data>({ read, children }: RecordLoaderProps<Data>) {
  const styles = useStyles()
  const intl = useIntl()
  const { data, error, isValidating, mutate } = useQuery(read)
  if (data) return children(data)
  if (error?.status === 404) return <RecordNotFound />
  if (error)
    return <Failure text={formatError(error, intl)} isBusy={isValidating} onRetry={() => void mutate()} />
  return <Skeleton className={styles.skeleton} />
}

const useStyles = makeStyles({ skeleton: { height: '320px' } })
