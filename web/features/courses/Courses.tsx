import { Button } from '@fluentui/react-components'
import { FormattedMessage, useIntl } from 'react-intl'
import { useLocation, useNavigate } from 'react-router-dom'
import { useQuery } from '#web/api/query.ts'
import { formatError } from '#web/api/formatError.ts'
import { CardGrid, CardGridSkeleton } from '#web/ui/CardGrid.tsx'
import { Failure } from '#web/ui/Failure.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { Page } from '#web/ui/Page.tsx'
import { Pager } from '#web/ui/Pager.tsx'
import { StaleNotice } from '#web/resource/StaleNotice.tsx'
import { usePastEnd } from '#web/ui/usePastEnd.ts'
import { CourseCard } from './CourseCard.tsx'
import { CourseDrawer } from './CourseDrawer.tsx'
import { CourseFilters } from './CourseFilters.tsx'
import { PAGE_SIZE, coursesQuery } from './queries.ts'
import { type CourseSearch, buildCoursesHref, parseCourseSearch } from './search.ts'

/** The course catalogue. */
export function Courses() {
  const { search: urlSearch } = useLocation()
  const navigate = useNavigate()
  const search = parseCourseSearch(new URLSearchParams(urlSearch))
  return (
    <Page title={<FormattedMessage id="courses.heading" />} lead={<FormattedMessage id="courses.lead" />}>
      <CourseFilters search={search} onChange={show} />
      <Results search={search} onChange={show} />
      {search.course && (
        <CourseDrawer id={search.course} onClose={() => show({ ...search, course: undefined })} />
      )}
    </Page>
  )

  function show(next: CourseSearch, isReplacing = false) {
    void navigate(buildCoursesHref(next), { replace: isReplacing, preventScrollReset: true })
  }
}

interface ResultsProps {
  search: CourseSearch
  onChange: (search: CourseSearch, isReplacing?: boolean) => void
}

function Results({ search, onChange }: ResultsProps) {
  const intl = useIntl()
  const response = useQuery(coursesQuery(search), { keepPreviousData: true })
  const isPast = usePastEnd(response, search.page, () => onChange({ ...search, page: 1 }, true))
  const { data, error, isValidating, isLoading, mutate } = response
  if (error && !data?.data.length)
    return <Failure text={formatError(error, intl)} isBusy={isValidating} onRetry={() => void mutate()} />
  // While another search loads, the data are the last one's, which may have found nothing
  if (!data || isPast || (isLoading && data.data.length === 0)) return <CardGridSkeleton />
  const isNarrowed = search.subject ?? search.type ?? (search.q || undefined)
  if (data.data.length === 0)
    return (
      <Notice
        seed="no-courses"
        title={intl.formatMessage({ id: isNarrowed ? 'courses.none' : 'courses.empty' })}
      >
        {isNarrowed && (
          <Button appearance="primary" onClick={() => onChange(parseCourseSearch(new URLSearchParams()))}>
            <FormattedMessage id="courses.all" />
          </Button>
        )}
      </Notice>
    )
  return (
    <>
      {error && <StaleNotice error={error} isBusy={isValidating} onRetry={() => void mutate()} />}
      <CardGrid isStale={isValidating}>
        {data.data.map((course) => (
          <li key={course.id}>
            <CourseCard course={course} to={buildCoursesHref({ ...search, course: course.id })} />
          </li>
        ))}
      </CardGrid>
      <Pager
        page={search.page}
        pages={Math.ceil(data.total / PAGE_SIZE)}
        getHref={(page) => buildCoursesHref({ ...search, page })}
      />
    </>
  )
}
