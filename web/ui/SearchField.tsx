import { makeStyles, tokens } from '@fluentui/react-components'
import { SearchRegular } from '@fluentui/react-icons/svg/search'
import { type KeyboardEventHandler, useEffect, useRef } from 'react'
import { media } from '#web/theme/tokens.ts'

interface SearchFieldProps {
  label: string
  /** Name in the URL, where a form sends it without script */
  name?: string
  value: string
  /** Milliseconds of debounce */
  wait?: number
  /** The controlled listbox and its active option */
  list?: { id: string; active?: string; onKeyDown: KeyboardEventHandler }
  onSearch: (text: string) => void
}

/** A search field; the typed text is kept when the URL changes for another reason. */
export function SearchField({ label, name, value, wait = 300, list, onSearch }: SearchFieldProps) {
  const styles = useStyles()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const field = useRef<HTMLInputElement>(null)
  const shown = useRef(value)
  useEffect(() => {
    // Not at first: it may hold what was typed before the page was hydrated
    if (shown.current === value) return
    shown.current = value
    if (field.current && field.current !== document.activeElement) field.current.value = value
  }, [value])
  useEffect(() => () => clearTimeout(timer.current), [])
  return (
    <label className={styles.root}>
      <SearchRegular aria-hidden="true" className={styles.icon} />
      <input
        ref={field}
        // Escape would clear an input of type search; here it closes the list
        type={list ? 'text' : 'search'}
        name={name}
        dir="auto"
        maxLength={200}
        defaultValue={value}
        placeholder={label}
        aria-label={label}
        {...(list ? getComboboxProps(list) : {})}
        className={styles.input}
        onChange={({ target }) => {
          clearTimeout(timer.current)
          timer.current = setTimeout(() => onSearch(target.value.trim()), wait)
        }}
      />
    </label>
  )
}

function getComboboxProps({ id, active, onKeyDown }: NonNullable<SearchFieldProps['list']>) {
  return {
    onKeyDown,
    role: 'combobox',
    autoComplete: 'off',
    'aria-autocomplete': 'list' as const,
    'aria-expanded': true,
    'aria-controls': id,
    'aria-activedescendant': active,
  }
}

const useStyles = makeStyles({
  root: {
    display: 'block',
    position: 'relative',
    flex: '1 1 240px',
    minWidth: 0,
    // Beside it a button would move to the next line once its text has arrived
    [media.phone]: { flexBasis: '100%' },
  },
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
    // By the page's direction, as the icon, whatever the direction of the text (also theme/fonts.ts)
    padding: '0 36px 0 40px',
    border: `1px solid ${tokens.colorNeutralStrokeAccessible}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase400,
    // An empty field inherits the page's direction
    ':placeholder-shown': { direction: 'inherit' },
  },
})
