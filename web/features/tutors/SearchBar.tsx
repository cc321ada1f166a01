import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { paths } from '#web/paths.ts'
import { useSession } from '#web/state/stores.ts'
import { getBrowserZone } from '#web/time/viewer.ts'
import { SearchForm } from '#web/ui/SearchForm.tsx'
import { SearchField } from '#web/ui/SearchField.tsx'
import { Select } from '#web/ui/Select.tsx'
import { type TutorSearch, SEARCH_FORM, findZoneOfTimes, parseTutorSearch, sorts } from './search.ts'

interface SearchBarProps {
  search: TutorSearch
  onChange: (search: TutorSearch, isTyping?: boolean) => void
  children: ReactNode
}

/**
 * Search by name, and the sort order. Typing cancels a profile of the URL that has not opened yet: it would take the
 * focus, and the letters that follow.
 */
export function SearchBar({ search, onChange, children }: SearchBarProps) {
  const intl = useIntl()
  const { user } = useSession()
  const zone = findZoneOfTimes(search)
  const offered = user?.category === 'kids' ? sorts.filter((sort) => !sort.endsWith('price')) : sorts
  return (
    <SearchForm
      id={SEARCH_FORM}
      action={paths.tutors}
      onTypedBefore={(params) => {
        const typed = parseTutorSearch(params)
        // The server's page has no zone before the first time of day is chosen
        onChange({
          ...typed,
          zone: typed.zone ?? getBrowserZone(),
          tutor: typed.q === search.q ? search.tutor : undefined,
        })
      }}
    >
      {zone && <input type="hidden" name="time_zone" value={zone} />}
      <SearchField
        name="q"
        label={intl.formatMessage({ id: 'tutorSearch.search' })}
        value={search.q}
        onSearch={(q) => onChange({ ...search, page: 1, q, tutor: undefined }, true)}
      />
      {children}
      <Select
        name="sort"
        label={intl.formatMessage({ id: 'tutorSearch.sort' })}
        value={search.sort}
        options={offered.map((sort) => ({
          value: sort,
          label: intl.formatMessage({ id: `tutorSearch.sort.${sort}` }),
        }))}
        onChange={(sort) => onChange({ ...search, page: 1, sort })}
      />
    </SearchForm>
  )
}
