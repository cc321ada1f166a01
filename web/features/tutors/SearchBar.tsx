import { makeStyles } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useSession } from '#web/state/stores.ts'
import { SearchField } from '#web/ui/SearchField.tsx'
import { Select } from '#web/ui/Select.tsx'
import { type TutorSearch, sorts } from './search.ts'

interface SearchBarProps {
  search: TutorSearch
  onChange: (search: TutorSearch, isTyping?: boolean) => void
  children: ReactNode
}

/** Search by name, and the sort order. */
export function SearchBar({ search, onChange, children }: SearchBarProps) {
  const styles = useStyles()
  const intl = useIntl()
  const { user } = useSession()
  const offered = user?.category === 'kids' ? sorts.filter((sort) => !sort.endsWith('price')) : sorts
  return (
    <form role="search" className={styles.root} onSubmit={(event) => event.preventDefault()}>
      <SearchField
        label={intl.formatMessage({ id: 'tutorSearch.search' })}
        value={search.q}
        onSearch={(q) => onChange({ ...search, page: 1, q }, true)}
      />
      {children}
      <Select
        label={intl.formatMessage({ id: 'tutorSearch.sort' })}
        value={search.sort}
        options={offered.map((sort) => ({
          value: sort,
          label: intl.formatMessage({ id: `tutorSearch.sort.${sort}` }),
        }))}
        onChange={(sort) => onChange({ ...search, page: 1, sort })}
      />
    </form>
  )
}

const useStyles = makeStyles({ root: { display: 'flex', flexWrap: 'wrap', gap: '12px' } })
