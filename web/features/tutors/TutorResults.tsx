import { Button, makeStyles, mergeClasses } from '@fluentui/react-components'
import type { ApiError, Tutor } from '#sdk'
import { memo, Suspense } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { formatError } from '#web/api/formatError.ts'
import { TutorCard } from '#web/domain/tutor/TutorCard.tsx'
import { TutorCardSkeleton } from '#web/domain/tutor/TutorCardSkeleton.tsx'
import { paths, toTutor } from '#web/paths.ts'
import { stale } from '#web/theme/tokens.ts'
import { ButtonLink } from '#web/ui/ButtonLink.tsx'
import { Failure } from '#web/ui/Failure.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { Pager } from '#web/ui/Pager.tsx'
import { StaleNotice } from '#web/resource/StaleNotice.tsx'
import { useHydrated } from '#web/ui/useHydrated.ts'
import { PAGE_SIZE } from './queries.ts'
import { type TutorSearch, clearFilters, countChosen, buildTutorsHref } from './search.ts'
import { createLazy } from '#web/ui/createLazy.ts'

const RelaxFilters = createLazy(() => import('./RelaxFilters.tsx'), 'RelaxFilters')

export interface TutorResultsProps {
  search: TutorSearch
  data: { data: Tutor[]; total: number } | undefined
  error: ApiError | undefined
  isValidating: boolean
  /** The data is that of an earlier search */
  isLoading: boolean
  onRetry: () => Promise<unknown>
  onChange: (search: TutorSearch) => void
}

/** A page of tutors: loading, none at all, no match, error, or the cards. */
export const TutorResults = memo(function TutorResults({
  search,
  data,
  error,
  isValidating,
  isLoading,
  onRetry,
  onChange,
}: TutorResultsProps) {
  const styles = useStyles()
  const intl = useIntl()
  const isHydrated = useHydrated()
  if (error && !data?.data.length)
    return <Failure text={formatError(error, intl)} isBusy={isValidating} onRetry={() => void onRetry()} />
  if (!data)
    return (
      <div aria-busy="true" className={styles.list}>
        {[1, 2, 3, 4].map((row) => (
          <TutorCardSkeleton key={row} />
        ))}
      </div>
    )
  const isWhole = !search.q && countChosen(search) === 0 && search.page === 1
  if (data.data.length === 0 && isWhole && !isLoading)
    return (
      <Notice
        seed="no-tutors"
        title={intl.formatMessage({ id: 'tutorSearch.empty' })}
        text={<FormattedMessage id="tutorSearch.empty.text" />}
      >
        <ButtonLink to={paths.webinars} appearance="primary">
          <FormattedMessage id="tutorSearch.empty.webinars" />
        </ButtonLink>
      </Notice>
    )
  if (data.data.length === 0)
    return (
      <Notice
        seed="no-tutors"
        title={intl.formatMessage({ id: 'tutorSearch.none' })}
        text={<FormattedMessage id="tutorSearch.none.text" />}
      >
        {/* A chunk cannot be loaded while the server renders */}
        <Suspense>{isHydrated && <RelaxFilters search={search} onChange={onChange} />}</Suspense>
        <Button appearance="primary" onClick={() => onChange(clearFilters(search))}>
          <FormattedMessage id="tutorSearch.clear" />
        </Button>
      </Notice>
    )
  return (
    <>
      {error && <StaleNotice error={error} isBusy={isValidating} onRetry={() => void onRetry()} />}
      <ol className={mergeClasses(styles.list, isValidating && styles.stale)}>
        {data.data.map((tutor) => (
          <li key={tutor.id}>
            <TutorCard
              tutor={tutor}
              layout="row"
              level={2}
              // The profile over the list needs scripts
              to={isHydrated ? buildTutorsHref({ ...search, tutor: tutor.id }) : toTutor(tutor.id)}
            />
          </li>
        ))}
      </ol>
      <Pager
        page={search.page}
        pages={Math.ceil(data.total / PAGE_SIZE)}
        getHref={(page) => buildTutorsHref({ ...search, page })}
      />
    </>
  )
})

const useStyles = makeStyles({
  list: {
    display: 'flex',
    flexDirection: 'column',
    gap: '16px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  stale,
})
