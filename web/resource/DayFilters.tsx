import { makeStyles, tokens } from '@fluentui/react-components'
import { useId, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { DateInput } from '#web/form/DateInput.tsx'
import { isTyped } from '#web/form/typedDate.ts'
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

/** Filters for a range of days: from and until. */
export function DayFilters({ name, filters, chosen, onChange }: DayFiltersProps) {
  const styles = useStyles()
  const id = useId()
  if (filters.length === 0) return null
  return (
    <div className={styles.root}>
      {filters.map((filter) => (
        <div key={filter.name} className={styles.day}>
          <label htmlFor={`${id}${filter.name}`}>
            <FormattedMessage id={toMessageId(`${name}.filters.${filter.name}`)} />
          </label>
          <DayFilter
            id={`${id}${filter.name}`}
            value={chosen[filter.name]?.[0] ?? ''}
            onChange={(day) => onChange(filter.name, day ? [day] : [])}
          />
        </div>
      ))}
    </div>
  )
}

/** Filters by whole days only; what is typed until then stays in the input. */
function DayFilter({ id, value, onChange }: { id: string; value: string; onChange: (day: string) => void }) {
  const [typed, setTyped] = useState<string>()
  return (
    <DateInput
      id={id}
      kind="date"
      value={typed ?? value}
      onChange={(day) => {
        const isComplete = day === '' || isTyped('date', day)
        setTyped(isComplete ? undefined : day)
        if (isComplete) onChange(day)
      }}
    />
  )
}

const useStyles = makeStyles({
  root: {
    gridColumn: '1 / -1',
    display: 'grid',
    gap: '8px',
  },
  day: {
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase300,
  },
})
