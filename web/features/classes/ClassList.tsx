import { makeStyles } from '@fluentui/react-components'
import type { BookedClass } from '#sdk'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useSearchParams } from 'react-router-dom'
import { type Query, useQuery } from '#web/api/query.ts'
import { ClassCard } from '#web/domain/classes/ClassCard.tsx'
import { errorText } from '#web/api/errorText.ts'
import { Failure } from '#web/ui/Failure.tsx'
import { Heading } from '#web/ui/Heading.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { Pager } from '#web/ui/Pager.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'

interface ClassListProps {
  title: MessageId
  side: 'student' | 'tutor'
  isForNamed?: boolean
  pageQuery: (page: number) => Query<{ data: BookedClass[]; total: number; page_size: number }>
  /** What to do while there is none */
  empty: ReactNode
}

/** Coming classes, the next first, a page at a time. */
export function ClassList({ title, side, isForNamed = false, pageQuery, empty }: ClassListProps) {
  const styles = useStyles()
  const intl = useIntl()
  const [search] = useSearchParams()
  const page = Math.max(1, Math.trunc(Number(search.get('page'))) || 1)
  const { data, error, isValidating, mutate } = useQuery(pageQuery(page), { keepPreviousData: true })
  return (
    <>
      <Heading level={1}>
        <FormattedMessage id={title} />
      </Heading>
      <p className={styles.lead} role="status">
        {data && <FormattedMessage id="classes.count" values={{ count: data.total }} />}
      </p>
      {error && !data && (
        <Failure text={errorText(error, intl)} isBusy={isValidating} onRetry={() => void mutate()} />
      )}
      {!data && !error && (
        <div aria-busy="true" className={styles.list}>
          {[1, 2, 3].map((row) => (
            <Skeleton key={row} className={styles.skeleton} />
          ))}
        </div>
      )}
      {data?.data.length === 0 && (
        <Notice seed="no-classes" title={intl.formatMessage({ id: 'classes.none' })}>
          {empty}
        </Notice>
      )}
      {data && data.data.length > 0 && (
        <>
          <ol className={styles.list}>
            {data.data.map((lesson) => (
              <li key={lesson.id}>
                <ClassCard lesson={lesson} side={side} isForNamed={isForNamed} />
              </li>
            ))}
          </ol>
          <Pager
            page={page}
            pages={Math.ceil(data.total / data.page_size)}
            hrefOf={(number) => `?page=${number}`}
          />
        </>
      )}
    </>
  )
}

const useStyles = makeStyles({
  lead: { margin: 0, marginBottom: '24px', minHeight: '26px' },
  list: {
    display: 'flex',
    flexDirection: 'column',
    gap: '12px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  skeleton: { height: '120px' },
})
