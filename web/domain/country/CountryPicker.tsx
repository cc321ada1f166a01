import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useLayoutEffect, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { brandTokens, media } from '#web/theme/tokens.ts'
import { Popover } from '#web/ui/Popover.tsx'
import { useCombobox } from '#web/ui/useCombobox.ts'
import type { PopoverPanel } from '#web/ui/usePopover.ts'
import { findCountries } from './countrySearch.ts'
import { type DialCode, dialCodes } from './dialCodes.ts'
import { useCountryNames } from './useCountryNames.ts'

interface CountryPickerProps {
  panel: PopoverPanel
  chosen: DialCode | undefined
  onChoose: (code: DialCode) => void
}

/** The list of all countries with a search: arrow keys move in the list while typing, Enter chooses. */
export function CountryPicker({ panel, chosen, onChoose }: CountryPickerProps) {
  const styles = useStyles()
  const intl = useIntl()
  const getCountryName = useCountryNames()
  const search = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const rows = dialCodes
    .map((row) => ({ ...row, name: getCountryName(row.region) }))
    .toSorted((a, b) => a.name.localeCompare(b.name, intl.locale))
  const found = findCountries(rows, typed)
  const { listId, getOptionId, at, activeId, reset, onKeyDown } = useCombobox(found, onChoose)
  // Opened by its button, so the focus moves to the search field; the page must not scroll away from the button
  useLayoutEffect(() => search.current?.focus({ preventScroll: true }), [])
  return (
    <Popover {...panel} className={styles.root}>
      <input
        ref={search}
        type="text"
        dir="auto"
        role="combobox"
        autoComplete="off"
        className={styles.search}
        placeholder={intl.formatMessage({ id: 'phone.search' })}
        aria-label={intl.formatMessage({ id: 'phone.search' })}
        aria-expanded="true"
        aria-controls={listId}
        aria-activedescendant={activeId}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value)
          reset()
        }}
        onKeyDown={onKeyDown}
      />
      {found.length === 0 && (
        <p role="status" className={styles.none}>
          <FormattedMessage id="phone.none" />
        </p>
      )}
      <div
        id={listId}
        role="listbox"
        aria-label={intl.formatMessage({ id: 'phone.choose' })}
        className={styles.list}
      >
        {found.map((row, index) => (
          // Key events are handled by the combobox, which keeps the focus
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
          <div
            key={row.region + row.code}
            id={getOptionId(index)}
            role="option"
            aria-selected={row.region === chosen?.region && row.code === chosen.code}
            tabIndex={-1}
            className={mergeClasses(styles.option, index === at && styles.active)}
            onClick={() => onChoose(row)}
          >
            <span>{row.name}</span>
            <bdi dir="ltr" className={styles.code}>
              {row.code}
            </bdi>
          </div>
        ))}
      </div>
    </Popover>
  )
}

const useStyles = makeStyles({
  root: {
    width: 'min(400px, calc(100vw - 32px))',
    ':popover-open': { display: 'flex', flexDirection: 'column', gap: '8px' },
  },
  search: {
    boxSizing: 'border-box',
    width: '100%',
    minHeight: '44px',
    paddingInline: '12px',
    border: `1px solid ${tokens.colorNeutralStrokeAccessible}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase400,
  },
  none: { margin: 0, padding: '12px', color: tokens.colorNeutralForeground3 },
  list: { maxHeight: '240px', margin: 0, padding: 0, overflowY: 'auto' },
  option: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '12px',
    minHeight: '40px',
    paddingInline: '12px',
    borderRadius: tokens.borderRadiusMedium,
    cursor: 'pointer',
    ':hover': { backgroundColor: brandTokens.sunken },
  },
  active: { backgroundColor: brandTokens.brandSoft, [media.forced]: { outline: '2px dashed' } },
  code: { color: tokens.colorNeutralForeground2, fontVariantNumeric: 'tabular-nums' },
})
