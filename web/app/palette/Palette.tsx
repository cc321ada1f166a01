import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useDeferredValue, useId, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { brandTokens, media } from '#web/theme/tokens.ts'
import { Dialog } from '#web/ui/Dialog.tsx'
import { SearchField } from '#web/ui/SearchField.tsx'
import { useCombobox } from '#web/ui/useCombobox.ts'
import { type PaletteEntry, usePaletteResults } from './usePaletteResults.ts'

interface PaletteProps {
  onClose: () => void
}

/** A search over screens and people that opens the chosen one (WAI-ARIA combobox: the focus stays in the field). */
export function Palette({ onClose }: PaletteProps) {
  const styles = useStyles()
  const intl = useIntl()
  const navigate = useNavigate()
  const id = useId()
  const [words, setWords] = useState('')
  const { groups, isBusy, isFailed } = usePaletteResults(useDeferredValue(words))
  const entries = groups.flatMap((group) => group.entries)

  const goTo = (entry: PaletteEntry) => {
    onClose()
    void navigate(entry.to)
  }
  const { listId, getOptionId, at, activeId, reset, onKeyDown } = useCombobox(entries, goTo)
  const current = entries[at]
  return (
    <Dialog isOpen title={intl.formatMessage({ id: 'palette.title' })} onClose={onClose}>
      <SearchField
        label={intl.formatMessage({ id: 'palette.label' })}
        value=""
        wait={150}
        list={{ id: listId, onKeyDown, ...(activeId ? { active: activeId } : {}) }}
        onSearch={(text) => {
          setWords(text)
          reset()
        }}
      />
      <div
        id={listId}
        role="listbox"
        aria-label={intl.formatMessage({ id: 'palette.label' })}
        className={styles.list}
      >
        {groups.map(({ label, entries: some }) => (
          <div key={label} role="group" aria-labelledby={`${id}-${label}`}>
            <p id={`${id}-${label}`} className={styles.heading}>
              <FormattedMessage id={label} />
            </p>
            {some.map((entry) => (
              <button
                key={entry.to}
                type="button"
                id={getOptionId(entries.indexOf(entry))}
                role="option"
                tabIndex={-1}
                onClick={() => goTo(entry)}
                aria-selected={entry === current}
                className={mergeClasses(styles.option, entry === current && styles.current)}
              >
                <bdi>
                  <MarkedName text={entry.name} words={words} />
                </bdi>
                {entry.detail && <bdi className={styles.detail}>{entry.detail}</bdi>}
              </button>
            ))}
          </div>
        ))}
      </div>
      <p role="status" className={styles.status}>
        {isFailed && <FormattedMessage id="palette.failed" />}
        {isBusy && <FormattedMessage id="palette.busy" />}
        {!isBusy && !isFailed && entries.length === 0 && <FormattedMessage id="palette.none" />}
      </p>
    </Dialog>
  )
}

/** A name with the first place where it holds the words marked. */
function MarkedName({ text, words }: { text: string; words: string }) {
  const styles = useStyles()
  const at = words ? text.toLowerCase().indexOf(words.toLowerCase()) : -1
  if (at < 0) return text
  const end = at + words.length
  return (
    <>
      {text.slice(0, at)}
      <mark className={styles.mark}>{text.slice(at, end)}</mark>
      {text.slice(end)}
    </>
  )
}

const useStyles = makeStyles({
  mark: { backgroundColor: 'transparent', color: 'inherit', fontWeight: tokens.fontWeightBold },
  // On a phone the sheet fills the screen
  list: {
    marginTop: '12px',
    overflowY: 'auto',
    maxHeight: 'calc(100dvh - 172px)',
    [media.tablet]: { maxHeight: 'min(420px, 60dvh)' },
  },
  heading: {
    margin: 0,
    paddingInline: '12px',
    paddingBlock: '8px 4px',
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  option: {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    alignItems: 'flex-start',
    columnGap: '16px',
    width: '100%',
    minHeight: '44px',
    paddingInline: '12px',
    paddingBlock: '4px',
    [media.tablet]: { flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between' },
    border: 'none',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: 'transparent',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    ':hover': { backgroundColor: brandTokens.sunken },
  },
  current: { backgroundColor: brandTokens.brandSoft, color: tokens.colorBrandForeground1 },
  detail: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase300 },
  status: { margin: 0, paddingInline: '12px', color: tokens.colorNeutralForeground3 },
})
