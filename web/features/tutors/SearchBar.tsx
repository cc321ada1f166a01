import { makeStyles, tokens } from '@fluentui/react-components'
import { SearchRegular } from '@fluentui/react-icons/svg/search'
import { type ReactNode, useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { Select } from '#web/ui/Select.tsx'
import { type TutorSearch, sorts } from './search.ts'

interface SearchBarProps {
  search: TutorSearch
  onChange: (search: TutorSearch, isTyping?: boolean) => void
  children: ReactNode
}

const WAIT_MS = 300

/** Search by name and the order of the list. */
export function SearchBar({ search, onChange, children }: SearchBarProps) {
  const styles = useStyles()
  const intl = useIntl()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const field = useRef<HTMLInputElement>(null)
  // The address may change elsewhere (Clear all, Back); what is being typed stays.
  useEffect(() => {
    if (field.current && field.current !== document.activeElement) field.current.value = search.q
  }, [search.q])
  useEffect(() => () => clearTimeout(timer.current), [])

  return (
    <form role="search" className={styles.root} onSubmit={(event) => event.preventDefault()}>
      <label className={styles.search}>
        <SearchRegular aria-hidden="true" className={styles.icon} />
        <input
          type="search"
          dir="auto"
          maxLength={200}
          ref={field}
          defaultValue={search.q}
          className={styles.input}
          placeholder={intl.formatMessage({ id: 'tutors.search' })}
          aria-label={intl.formatMessage({ id: 'tutors.search' })}
          onChange={(event) => type(event.target.value)}
        />
      </label>
      {children}
      <Select
        label={intl.formatMessage({ id: 'tutors.sort' })}
        value={search.sort}
        options={sorts.map((sort) => ({
          value: sort,
          label: intl.formatMessage({ id: `tutors.sort.${sort}` }),
        }))}
        onChange={(sort) => onChange({ ...search, page: 1, sort })}
      />
    </form>
  )

  function type(value: string) {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => onChange({ ...search, page: 1, q: value.trim() }, true), WAIT_MS)
  }
}

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', gap: '12px' },
  search: { position: 'relative', flex: '1 1 240px', minWidth: 0 },
  icon: {
    position: 'absolute',
    insetInlineStart: '12px',
    top: '12px',
    width: '20px',
    height: '20px',
    color: tokens.colorNeutralForeground3,
  },
  input: {
    boxSizing: 'border-box',
    width: '100%',
    minHeight: '44px',
    paddingInline: '40px 12px',
    border: `1px solid ${tokens.colorNeutralStrokeAccessible}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase400,
    textAlign: 'match-parent' as 'start',
  },
})
