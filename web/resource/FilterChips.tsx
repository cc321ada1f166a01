import { FormattedMessage, useIntl } from 'react-intl'
import { useQuery } from '#web/api/query.ts'
import { Chip } from '#web/ui/Chip.tsx'
import { Chips } from '#web/ui/Chips.tsx'
import { useFormats } from './formats.ts'
import { toMessageId } from './toMessageId.ts'
import type { Filter } from './resource.ts'

interface FilterChipsProps {
  name: string
  filters: readonly Filter[]
  chosen: Readonly<{ [filter: string]: readonly string[] }>
  onRemove: (filter: string, value: string) => void
  onClear: () => void
}

/** The active filters as chips. */
export function FilterChips({ name, filters, chosen, onRemove, onClear }: FilterChipsProps) {
  const intl = useIntl()
  const chips = filters.flatMap((filter) => (chosen[filter.name] ?? []).map((value) => ({ filter, value })))
  if (chips.length === 0) return null
  return (
    <Chips
      label={intl.formatMessage({ id: 'resource.chosen' })}
      clear={<FormattedMessage id="resource.clear" />}
      onClear={onClear}
    >
      {chips.map(({ filter, value }) => (
        <FilterChip
          key={`${filter.name} ${value}`}
          name={name}
          filter={filter}
          value={value}
          onRemove={() => onRemove(filter.name, value)}
        />
      ))}
    </Chips>
  )
}

interface FilterChipProps {
  name: string
  filter: Filter
  value: string
  onRemove: () => void
}

function FilterChip({ name, filter, value, onRemove }: FilterChipProps) {
  const intl = useIntl()
  const title = useTitle(name, filter, value)
  return (
    <Chip
      title={title}
      label={intl.formatMessage({ id: 'resource.removeFilter' }, { title })}
      onRemove={onRemove}
    />
  )
}

/** Returns a chip's text; a filter with a single option uses its own label. */
function useTitle(name: string, filter: Filter, value: string): string {
  const { text, day } = useFormats()
  const { data } = useQuery(filter.kind === 'record' ? filter.read : null)
  if (filter.kind === 'record') return data?.data.find(({ id }) => String(id) === value)?.name ?? value
  if (filter.kind === 'choice') return text(toMessageId(`${name}.options.${filter.name}.${value}`))
  const label = text(toMessageId(`${name}.filters.${filter.name}`))
  return `${label}: ${filter.kind === 'day' ? day(value) : text(toMessageId(`${name}.options.${filter.name}.${value}`))}`
}
