import { makeStyles } from '@fluentui/react-components'
import { useIntl } from 'react-intl'
import { Popup } from '#web/ui/Popup.tsx'
import { DayFilters } from './DayFilters.tsx'
import { FilterField } from './FilterField.tsx'
import type { Filter } from './resource.ts'

interface FilterBarProps {
  name: string
  filters: readonly Filter[]
  chosen: Readonly<{ [filter: string]: readonly string[] }>
  onChange: (filter: string, values: readonly string[]) => void
}

/** Filters that stand in the line; the others open beside them */
const IN_LINE = 2

/** The filters of a list in the line above it: two, and the others behind a button; on a phone all of them. */
export function FilterBar(props: FilterBarProps) {
  const styles = useStyles()
  const intl = useIntl()
  const { filters, chosen } = props
  const inLine = filters.filter(({ kind }) => kind !== 'day').slice(0, IN_LINE)
  const others = filters.filter((filter) => !inLine.includes(filter))
  const renderPopup = (id: MessageId, own: readonly Filter[]) => {
    const active = own.filter(({ name }) => chosen[name]?.length).length
    const label = intl.formatMessage({ id })
    return (
      <Popup
        hasFields
        appearance="outline"
        label={active ? `${label} (${intl.formatNumber(active)})` : label}
      >
        <div className={styles.others}>
          <Fields {...props} filters={own} isInPanel />
        </div>
      </Popup>
    )
  }
  if (filters.length < IN_LINE) return <Fields {...props} />
  return (
    <>
      <span className={styles.phone}>{renderPopup('resource.filters', filters)}</span>
      <span className={styles.wide}>
        <Fields {...props} filters={inLine} />
        {others.length > 0 && renderPopup('resource.moreFilters', others)}
      </span>
    </>
  )
}

function Fields({
  name,
  filters,
  chosen,
  onChange,
  isInPanel = false,
}: FilterBarProps & { isInPanel?: boolean }) {
  return (
    <>
      {filters.flatMap((filter) =>
        filter.kind === 'day'
          ? []
          : [
              <FilterField
                key={filter.name}
                filter={filter}
                name={name}
                values={chosen[filter.name] ?? []}
                isInPanel={isInPanel}
                onChange={(values) => onChange(filter.name, values)}
              />,
            ],
      )}
      <DayFilters
        name={name}
        filters={filters.filter(({ kind }) => kind === 'day')}
        chosen={chosen}
        onChange={onChange}
      />
    </>
  )
}

/** From here on two filters and the others' button have room beside the search and the icons */
const roomy = '@media (min-width: 840px)'

const useStyles = makeStyles({
  phone: {
    display: 'grid',
    '& > button': { justifyContent: 'space-between' },
    [roomy]: { display: 'none' },
  },
  wide: { display: 'none', [roomy]: { display: 'contents' } },
  // As wide as the panel that holds them
  others: {
    display: 'grid',
    gap: '8px',
    minWidth: '240px',
    '--filterMax': 'none',
    '& > *': { width: '100%', justifyContent: 'space-between' },
    '& select': { width: '100%' },
  },
})
