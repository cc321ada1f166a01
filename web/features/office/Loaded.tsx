import { makeStyles } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { formatError } from '#web/api/errorText.ts'
import { type Query, useQuery } from '#web/api/query.ts'
import { GoneRecord } from '#web/resource/GoneRecord.tsx'
import { Failure } from '#web/ui/Failure.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'

interface LoadedProps<Data> {
  read: Query<Data>
  children: (data: Data) => ReactNode
}

/** One record with its states: loading, gone, failed with a way to try again, or there. */
export function Loaded<Data>({ read, children }: LoadedProps<Data>) {
  const styles = useStyles()
  const intl = useIntl()
  const { data, error, isValidating, mutate } = useQuery(read)
  if (data) return children(data)
  if (error?.status === 404) return <GoneRecord />
  if (error)
    return <Failure text={formatError(error, intl)} isBusy={isValidating} onRetry={() => void mutate()} />
  return <Skeleton className={styles.skeleton} />
}

const useStyles = makeStyles({ skeleton: { height: '320px' } })
