import { makeStyles } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { errorText } from '#web/api/errorText.ts'
import { type Query, useQuery } from '#web/api/query.ts'
import { ButtonLink } from '#web/ui/ButtonLink.tsx'
import { Failure } from '#web/ui/Failure.tsx'
import { Notice } from '#web/ui/Notice.tsx'
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
  const { pathname } = useLocation()
  if (data) return children(data)
  if (error?.status === 404)
    return (
      <Notice
        seed="gone"
        title={intl.formatMessage({ id: 'resource.gone' })}
        text={<FormattedMessage id="resource.gone.text" />}
        role="alert"
      >
        <ButtonLink to={listOf(pathname)} appearance="primary">
          <FormattedMessage id="resource.toList" />
        </ButtonLink>
      </Notice>
    )
  if (error)
    return <Failure text={errorText(error, intl)} isBusy={isValidating} onRetry={() => void mutate()} />
  return <Skeleton className={styles.skeleton} />
}

/** `/dashboard/students-groups/9/assign` belongs to `/dashboard/students-groups`. */
function listOf(pathname: string): string {
  return pathname.split('/').slice(0, 3).join('/')
}

const useStyles = makeStyles({ skeleton: { height: '320px' } })
