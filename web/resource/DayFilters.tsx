import { makeStyles, tokens } from '@fluentui/react-components'
import { FormattedMessage } from 'react-intl'
import type { Filter } from './resource.ts'
import { toMessageId } from './toMessageId.ts'

interface DayFiltersProps {
  /** Name of the resource, the prefix of its text ids */
  name: string
  filters: readonly Filter[]
  /** Days as YYYY-MM-DD, by filter name */
  chosen: Readonly<{ [filter: string]: readonly string[] }>
  onChange: (filter: string, values: readonly string[]) => void
}

/** Filters for a range of days: from and until side by side. */
export function DayFilters({ name, filters, chosen, onChange }: DayFiltersProps) {
  const styles = useStyles()
  if (filters.length === 0) return null
  return (
    <div className={styles.root}>
      {filters.map((filter) => (
        <label key={filter.name} className={styles.day}>
          <FormattedMessage id={toMessageId(`${name}.filters.${filter.name}`)} />
          <input
            type="date"
            className={styles.date}
            value={chosen[filter.name]?.[0] ?? ''}
            onChange={({ target }) => onChange(filter.name, target.value ? [target.value] : [])}
          />
        </label>
      ))}
    </div>
  )
}

const useStyles = makeStyles({
  root: {
    gridColumn: '1 / -1',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    gap: '8px',
  },
  day: {
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase300,
  },
  date: {
    boxSizing: 'border-box',
    minWidth: 0,
    minHeight: '44px',
    paddingInline: '12px',
    border: `1px solid ${tokens.colorNeutralStrokeAccessible}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    fontFamily: 'inherit',
    fontSize: 'inherit',
  },
})
