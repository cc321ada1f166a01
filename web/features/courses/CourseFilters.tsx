import { makeStyles } from '@fluentui/react-components'
import { useIntl } from 'react-intl'
import { paths } from '#web/paths.ts'
import { media } from '#web/theme/tokens.ts'
import { SearchForm } from '#web/ui/SearchForm.tsx'
import { SearchField } from '#web/ui/SearchField.tsx'
import { Select } from '#web/ui/Select.tsx'
import { type CourseSearch, parseCourseSearch, subjects, types } from './search.ts'

interface CourseFiltersProps {
  search: CourseSearch
  onChange: (search: CourseSearch, isTyping?: boolean) => void
}

/** Search text, subject and audience. */
export function CourseFilters({ search, onChange }: CourseFiltersProps) {
  const styles = useStyles()
  const intl = useIntl()
  return (
    <SearchForm
      action={paths.courses}
      className={styles.root}
      onTypedBefore={(params) => onChange({ ...parseCourseSearch(params), course: search.course })}
    >
      <SearchField
        name="q"
        label={intl.formatMessage({ id: 'courses.search' })}
        value={search.q}
        onSearch={(q) => onChange({ ...search, q, page: 1 }, true)}
      />
      <Select
        name="subject"
        label={intl.formatMessage({ id: 'courses.subject' })}
        value={search.subject ?? ''}
        options={[
          { value: '', label: intl.formatMessage({ id: 'courses.subject.all' }) },
          ...subjects.map((value) => ({
            value,
            label: intl.formatMessage({ id: `courses.subject.${value}` }),
          })),
        ]}
        onChange={(value) => onChange({ ...search, subject: value || undefined, page: 1 })}
      />
      <Select
        name="type"
        label={intl.formatMessage({ id: 'courses.type' })}
        value={search.type ?? ''}
        options={[
          { value: '', label: intl.formatMessage({ id: 'courses.type.all' }) },
          ...types.map((value) => ({ value, label: intl.formatMessage({ id: `courses.type.${value}` }) })),
        ]}
        onChange={(value) => onChange({ ...search, type: value || undefined, page: 1 })}
      />
    </SearchForm>
  )
}

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '12px',
    marginBottom: '24px',
    // Whatever the length of their options, which arrive one after the other
    [media.phone]: { '& > span': { flex: '1 1 0' } },
  },
})
