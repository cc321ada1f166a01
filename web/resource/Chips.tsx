import { makeStyles, tokens } from '@fluentui/react-components'
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss'
import { FormattedMessage, useIntl } from 'react-intl'
import { useQuery } from '#web/api/query.ts'
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
  const chips = filters.flatMap((filter) => (chosen[filter.name] ?? []).map((value) => ({ filter, value })))
  if (chips.length === 0) return null
  return (
    <ul className={styles.root} aria-label={intl.formatMessage({ id: 'resource.chosen' })}>
      {chips.map(({ filter, value }) => (
        <li key={`${filter.name} ${value}`}>
          <Chip name={name} filter={filter} value={value} onRemove={() => onRemove(filter.name, value)} />
        </li>
      ))}
      <li>
        <button type="button" className={styles.clear} onClick={onClear}>
          <FormattedMessage id="resource.clear" />
        </button>
      </li>
    </ul>
  )
}

interface ChipProps {
  name: string
  filter: Filter
  value: string
  onRemove: () => void
}

function Chip({ name, filter, value, onRemove }: ChipProps) {
  const styles = useStyles()
  const intl = useIntl()
  const title = useTitle(name, filter, value)
  return (
    <button
      type="button"
      className={styles.chip}
      aria-label={intl.formatMessage({ id: 'resource.removeFilter' }, { title })}
      onClick={onRemove}
      onKeyDown={({ key }) => key === 'Delete' && onRemove()}
    >
      <bdi>{title}</bdi>
      <DismissRegular aria-hidden="true" className={styles.icon} />
    </button>
  )
}

/** What is asked, in words. One of a kind speaks for itself: the words of its filter say that none is chosen. */
function useTitle(name: string, filter: Filter, value: string): string {
  const { text, day } = useFormats()
  const { data } = useQuery(filter.kind === 'record' ? filter.read : null)
  if (filter.kind === 'record') return data?.data.find(({ id }) => String(id) === value)?.name ?? value
  if (filter.kind === 'choice') return text(`${name}.options.${filter.name}.${value}`)
  const label = text(`${name}.filters.${filter.name}`)
  return `${label}: ${filter.kind === 'day' ? day(value) : text(`${name}.options.${filter.name}.${value}`)}`
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
