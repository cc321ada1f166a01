import { makeStyles, mergeClasses, tokens, useFluent } from '@fluentui/react-components'
import { type KeyboardEvent, type ReactNode, useId } from 'react'
import { useIntl } from 'react-intl'
import { media } from '#web/theme/tokens.ts'
import { fadedEnds, scrollIntoRow } from './scrollIntoRow.ts'

interface TabsProps<Value extends string> {
  label: string
  tabs: readonly { value: Value; label: ReactNode; count?: number | undefined }[]
  chosen: Value
  onChoose: (value: Value) => void
  /** The form that asks for a tab without script, by its id, and the name of the tab in the query */
  form?: { id: string; name: string }
  /** All in one line, equally wide */
  isEven?: boolean
  /** The panel of the chosen tab */
  children: ReactNode
}

/** Tabs over one panel; arrow keys follow the text direction, Home and End go to the ends. */
export function Tabs<Value extends string>({
  label,
  tabs,
  chosen,
  onChoose,
  isEven,
  form,
  children,
}: TabsProps<Value>) {
  const styles = useStyles()
  const intl = useIntl()
  const id = useId()
  const { dir } = useFluent()
  return (
    <div className={styles.root}>
      {/* Enter in a field of the form presses its first button */}
      {form && <button type="submit" form={form.id} hidden aria-label={label} />}
      <div role="tablist" aria-label={label} className={styles.list}>
        {tabs.map(({ value, label: text, count }) => (
          <button
            key={value}
            ref={value === chosen ? scrollIntoRow : null}
            {...(form ? { type: 'submit', form: form.id, name: form.name, value } : { type: 'button' })}
            role="tab"
            id={`${id}-${value}`}
            aria-selected={value === chosen}
            aria-controls={`${id}-panel`}
            tabIndex={value === chosen ? 0 : -1}
            className={mergeClasses(styles.tab, isEven && styles.even, value === chosen && styles.chosen)}
            onClick={(event) => {
              event.preventDefault()
              onChoose(value)
            }}
            onKeyDown={move}
          >
            {text}
            {count !== undefined && <span className={styles.count}>{intl.formatNumber(count)}</span>}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${chosen}`} className={styles.panel}>
        {children}
      </div>
    </div>
  )

  function move(event: KeyboardEvent<HTMLButtonElement>) {
    const forward = dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
    const backward = dir === 'rtl' ? 'ArrowRight' : 'ArrowLeft'
    const at = tabs.findIndex(({ value }) => value === chosen)
    const target = { [forward]: at + 1, [backward]: at - 1, Home: 0, End: tabs.length - 1 }[event.key]
    const next = target === undefined ? undefined : tabs[(target + tabs.length) % tabs.length]
    if (!next) return
    event.preventDefault()
    onChoose(next.value)
    document.getElementById(`${id}-${next.value}`)?.focus()
  }
}

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '24px', minWidth: 0 },
  list: {
    display: 'flex',
    gap: '4px',
    overflowX: 'auto',
    ...fadedEnds,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  tab: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: '8px',
    minHeight: '48px',
    paddingInline: '16px',
    border: 'none',
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground2,
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase400,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    ':hover': { color: tokens.colorNeutralForeground1 },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-4px' },
  },
  even: { flexGrow: 1, flexBasis: 0, justifyContent: 'center', minWidth: 0, paddingInline: 0 },
  chosen: {
    color: tokens.colorBrandForeground1,
    fontWeight: tokens.fontWeightSemibold,
    '::after': {
      content: '""',
      position: 'absolute',
      insetInline: '12px',
      bottom: 0,
      height: '3px',
      borderRadius: '3px 3px 0 0',
      backgroundColor: tokens.colorBrandBackground,
      [media.forced]: { backgroundColor: 'Highlight' },
    },
  },
  count: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  panel: { minWidth: 0 },
})
