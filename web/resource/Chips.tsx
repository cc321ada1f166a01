import { makeStyles, tokens } from '@fluentui/react-components'
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss'
import { FormattedMessage, useIntl } from 'react-intl'
import { brandTokens } from '#web/theme/tokens.ts'
import { useFormats } from './formats.ts'
import type { Filter } from './resource.ts'

interface ChipsProps {
  name: string
  filters: readonly Filter[]
  chosen: Readonly<{ [filter: string]: readonly string[] }>
  onRemove: (filter: string, value: string) => void
  onClear: () => void
}

/** What narrows the list, each removable by a click or the Delete key. */
export function Chips({ name, filters, chosen, onRemove, onClear }: ChipsProps) {
  const styles = useStyles()
  const intl = useIntl()
  const { text, day } = useFormats()
  const chips = filters.flatMap((filter) => (chosen[filter.name] ?? []).map((value) => ({ filter, value })))
  if (chips.length === 0) return null
  return (
    <ul className={styles.root} aria-label={intl.formatMessage({ id: 'resource.chosen' })}>
      {chips.map(({ filter, value }) => {
        const label = text(`${name}.filters.${filter.name}`)
        const shown =
          filter.kind === 'day'
            ? day(value)
            : filter.kind === 'record'
              ? value
              : text(`${name}.options.${filter.name}.${value}`)
        const remove = () => onRemove(filter.name, value)
        return (
          <li key={`${filter.name} ${value}`}>
            <button
              type="button"
              className={styles.chip}
              aria-label={intl.formatMessage(
                { id: 'resource.removeFilter' },
                { title: `${label}: ${shown}` },
              )}
              onClick={remove}
              onKeyDown={({ key }) => key === 'Delete' && remove()}
            >
              {filter.kind === 'record' ? label : `${label}: ${shown}`}
              <DismissRegular aria-hidden="true" className={styles.icon} />
            </button>
          </li>
        )
      })}
      <li>
        <button type="button" className={styles.clear} onClick={onClear}>
          <FormattedMessage id="resource.clear" />
        </button>
      </li>
    </ul>
  )
}

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', gap: '8px', margin: 0, padding: 0, listStyleType: 'none' },
  chip: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    minHeight: '32px',
    paddingInline: '12px 8px',
    border: 'none',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: brandTokens.brandSoft,
    color: tokens.colorBrandForeground1,
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase200,
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorBrandBackground2Hover },
  },
  icon: { width: '14px', height: '14px' },
  clear: {
    minHeight: '32px',
    border: 'none',
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground2,
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase200,
    cursor: 'pointer',
    textDecorationLine: 'underline',
  },
})
