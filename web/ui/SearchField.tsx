import { makeStyles, tokens } from '@fluentui/react-components'
import { SearchRegular } from '@fluentui/react-icons/svg/search'
import { useEffect, useRef } from 'react'

interface SearchFieldProps {
  label: string
  value: string
  /** Told a moment after the last letter */
  onSearch: (text: string) => void
}

const WAIT_MS = 300

/** A field to search by words; what is being typed stays when the address changes elsewhere. */
export function SearchField({ label, value, onSearch }: SearchFieldProps) {
  const styles = useStyles()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (field.current && field.current !== document.activeElement) field.current.value = value
  }, [value])
  useEffect(() => () => clearTimeout(timer.current), [])
  return (
    <label className={styles.root}>
      <SearchRegular aria-hidden="true" className={styles.icon} />
      <input
        ref={field}
        type="search"
        dir="auto"
        maxLength={200}
        defaultValue={value}
        placeholder={label}
        aria-label={label}
        className={styles.input}
        onChange={({ target }) => {
          clearTimeout(timer.current)
          timer.current = setTimeout(() => onSearch(target.value.trim()), WAIT_MS)
        }}
      />
    </label>
  )
}

const useStyles = makeStyles({
  root: { position: 'relative', flex: '1 1 240px', minWidth: 0 },
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
