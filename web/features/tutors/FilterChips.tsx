import { FormattedMessage, useIntl } from 'react-intl'
import { useQuery } from '#web/api/query.ts'
import { filtersQuery } from '#web/domain/institute/queries.ts'
import { Chip } from '#web/ui/Chip.tsx'
import { Chips } from '#web/ui/Chips.tsx'
import { type TutorSearch, clearFilters, filterNames, toggleOption } from './search.ts'

interface FilterChipsProps {
  search: TutorSearch
  onChange: (search: TutorSearch) => void
}

/** The chosen filters as chips. */
export function FilterChips({ search, onChange }: FilterChipsProps) {
  const intl = useIntl()
  const { data } = useQuery(filtersQuery)
  const chips = filterNames.flatMap((name) => (search.filters[name] ?? []).map((value) => ({ name, value })))
  if (chips.length === 0) return null
  return (
    <Chips
      label={intl.formatMessage({ id: 'tutorSearch.chosen' })}
      clear={<FormattedMessage id="tutorSearch.clear" />}
      onClear={() => onChange(clearFilters(search))}
    >
      {chips.map(({ name, value }) => {
        const options = data?.data.find((filter) => filter.api_param_name === name)?.options
        const title = options?.find((option) => option.value === value)?.title ?? value
        return (
          <Chip
            key={`${name} ${value}`}
            title={title}
            label={intl.formatMessage({ id: 'tutorSearch.removeFilter' }, { title })}
            onRemove={() => onChange(toggleOption(search, name, value))}
          />
        )
      })}
    </Chips>
  )
}
