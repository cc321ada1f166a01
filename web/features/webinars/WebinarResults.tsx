import { Button } from '@fluentui/react-components'
import type { Webinar } from '#sdk'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { formatError } from '#web/api/formatError.ts'
import { useQuery } from '#web/api/query.ts'
import { CardGridSkeleton } from '#web/ui/CardGrid.tsx'
import { Failure } from '#web/ui/Failure.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { Pager } from '#web/ui/Pager.tsx'
import { StaleNotice } from '#web/resource/StaleNotice.tsx'
import { usePastEnd } from '#web/ui/usePastEnd.ts'
import { PAGE_SIZE, webinarsQuery } from './queries.ts'
import { type WebinarSearch, buildWebinarsHref } from './search.ts'

interface WebinarResultsProps {
  search: WebinarSearch
  onChange: (search: WebinarSearch, isReplacing?: boolean) => void
  /** Shown when nothing is found */
  emptyTitle: MessageId
  /** Label of the button that ends a search without results */
  all: MessageId
  /** Renders a page of webinars; stale while another one loads */
  children: (webinars: readonly Webinar[], isStale: boolean) => ReactNode
}

/** A page of the webinars that a search finds, with the pager; or its skeleton, its failure, or that nothing is found. */
export function WebinarResults({ search, onChange, emptyTitle, all, children }: WebinarResultsProps) {
  const intl = useIntl()
  const response = useQuery(webinarsQuery(search), { keepPreviousData: true })
  const isPast = usePastEnd(response, search.page, () => onChange({ ...search, page: 1 }, true))
  const { data, error, isValidating, isLoading, mutate } = response
  if (error && !data?.data.length)
    return <Failure text={formatError(error, intl)} isBusy={isValidating} onRetry={() => void mutate()} />
  // While another search loads, the data are the last one's, which may have found nothing
  if (!data || isPast || (isLoading && data.data.length === 0))
    return <CardGridSkeleton count={3} height={260} />
  if (data.data.length === 0)
    return (
      <Notice seed={`no-halaqa-${search.tab}`} title={intl.formatMessage({ id: emptyTitle })}>
        {search.q !== '' && (
          <Button appearance="primary" onClick={() => onChange({ ...search, q: '', page: 1 })}>
            <FormattedMessage id={all} />
          </Button>
        )}
      </Notice>
    )
  return (
    <>
      {error && <StaleNotice error={error} isBusy={isValidating} onRetry={() => void mutate()} />}
      {children(data.data, isValidating)}
      <Pager
        page={search.page}
        pages={Math.ceil(data.total / PAGE_SIZE)}
        getHref={(page) => buildWebinarsHref({ ...search, page })}
      />
    </>
  )
}
