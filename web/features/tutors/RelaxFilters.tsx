import { Button, makeStyles } from '@fluentui/react-components'
import { FormattedMessage } from 'react-intl'
import { useQuery } from '#web/api/query.ts'
import { filtersQuery } from '#web/domain/institute/queries.ts'
import { countQuery } from './queries.ts'
import { type TutorSearch, filterNames } from './search.ts'

interface RelaxFiltersProps {
  search: TutorSearch
  onChange: (search: TutorSearch) => void
}

/** Suggests which filter to remove, with the number of tutors that would match. */
export function RelaxFilters({ search, onChange }: RelaxFiltersProps) {
  const styles = useStyles()
  const { data } = useQuery(filtersQuery)
  const ways = filterNames.flatMap((name) => {
    const title = data?.data.find((filter) => filter.api_param_name === name)?.title
    return title && search.filters[name]?.length
      ? [{ title, next: { ...search, page: 1, filters: { ...search.filters, [name]: [] } } }]
      : []
  })
  // A single choice is what "Clear all" removes
  if (ways.length + (search.q ? 1 : 0) < 2) return null
  return (
    <div className={styles.root}>
      {ways.map(({ title, next }) => (
        <RelaxSuggestion key={title} title={title} next={next} onChange={onChange} />
      ))}
      {search.q && (
        <RelaxSuggestion title={`“${search.q}”`} next={{ ...search, page: 1, q: '' }} onChange={onChange} />
      )}
    </div>
  )
}

interface RelaxSuggestionProps {
  title: string
  next: TutorSearch
  onChange: (search: TutorSearch) => void
}

function RelaxSuggestion({ title, next, onChange }: RelaxSuggestionProps) {
  const { data } = useQuery(countQuery(next))
  if (!data?.total) return null
  return (
    <Button onClick={() => onChange(next)}>
      <span>
        <FormattedMessage
          id="tutorSearch.without"
          values={{ title: <bdi>{title}</bdi>, count: data.total }}
        />
      </span>
    </Button>
  )
}

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '8px' },
})
