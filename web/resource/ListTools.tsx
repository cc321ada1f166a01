import { Button, makeStyles, mergeClasses } from '@fluentui/react-components'
import { ArrowDownloadRegular } from '@fluentui/react-icons/svg/arrow-download'
import { FormattedMessage, useIntl } from 'react-intl'
import { media } from '#web/theme/tokens.ts'
import { SearchField } from '#web/ui/SearchField.tsx'
import { Select } from '#web/ui/Select.tsx'
import { FilterChips } from './FilterChips.tsx'
import { ColumnChooser, type useColumns } from './ColumnChooser.tsx'
import { FilterBar } from './FilterBar.tsx'
import { type ListState, PAGE_SIZES, writeState } from './listState.ts'
import type { Identified, Resource } from './resource.ts'
import { SavedViews } from './SavedViews.tsx'
import { Shortcuts } from './Shortcuts.tsx'
import { useExport } from './useExport.ts'

interface ListToolsProps<Row extends Identified> {
  resource: Resource<Row>
  state: ListState
  columns: ReturnType<typeof useColumns<Row>>
  onChange: (next: Partial<ListState>, isTyping?: boolean) => void
  onClear: () => void
}

/** Search, filters, chips of the active filters, and display options of a list. */
export function ListTools<Row extends Identified>({
  resource,
  state,
  columns,
  onChange,
  onClear,
}: ListToolsProps<Row>) {
  const styles = useStyles()
  const intl = useIntl()
  const file = useExport(resource)
  const { name, filters } = resource
  const choose = (filter: string, values: readonly string[]) => {
    const { [filter]: _, ...others } = state.filters
    onChange({ filters: values.length ? { ...others, [filter]: values } : others })
  }
  return (
    <div className={styles.root}>
      {resource.shortcuts.length > 0 && <Shortcuts shortcuts={resource.shortcuts} state={state} />}
      <div role="search" className={mergeClasses(styles.line, styles.questions)}>
        {resource.isSearched && (
          <SearchField
            label={intl.formatMessage({ id: 'resource.search' })}
            value={state.q}
            onSearch={(q) => onChange({ q }, true)}
          />
        )}
        <FilterBar name={name} filters={filters} chosen={state.filters} onChange={choose} />
        {resource.isSimple && <SizeSelect size={state.size} onChange={onChange} />}
      </div>
      <div className={mergeClasses(styles.line, resource.isSimple && styles.chipsOnly)}>
        <div className={styles.chips}>
          <FilterChips
            name={name}
            filters={filters}
            chosen={state.filters}
            onRemove={(filter, value) =>
              choose(
                filter,
                (state.filters[filter] ?? []).filter((other) => other !== value),
              )
            }
            onClear={onClear}
          />
        </div>
        {!resource.isSimple && (
          <>
            <SavedViews name={name} search={writeState({ ...state, page: 1, id: undefined }).toString()} />
            <ColumnChooser
              name={name}
              columns={resource.columns}
              shown={columns.shown}
              onToggle={columns.toggle}
            />
            <Button
              appearance="subtle"
              icon={<ArrowDownloadRegular />}
              disabledFocusable={file.isBusy}
              onClick={() => void file.save(state, columns.shown)}
            >
              <FormattedMessage id="resource.export" />
            </Button>
            <SizeSelect size={state.size} onChange={onChange} />
          </>
        )}
      </div>
    </div>
  )
}

interface SizeSelectProps {
  size: number
  onChange: (next: Pick<ListState, 'size'>) => void
}

function SizeSelect({ size, onChange }: SizeSelectProps) {
  const intl = useIntl()
  return (
    <Select
      label={intl.formatMessage({ id: 'resource.size' })}
      value={String(size)}
      options={PAGE_SIZES.map((count) => ({
        value: String(count),
        label: intl.formatMessage({ id: 'resource.sizeOf' }, { count }),
      }))}
      onChange={(next) => onChange({ size: Number(next) })}
    />
  )
}

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '8px', marginBottom: '16px' },
  // Two side by side on a phone
  line: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    gridAutoFlow: 'dense',
    alignItems: 'center',
    gap: '8px',
    '& > button': { justifySelf: 'start', paddingInline: '12px 0', whiteSpace: 'nowrap' },
    [media.tablet]: {
      display: 'flex',
      flexWrap: 'wrap',
      '& > button': { paddingInline: '12px' },
    },
  },
  // Each as wide as its column
  questions: {
    '& > label:first-child': { gridColumn: '1 / -1' },
    '& > * > button': { width: '100%', justifyContent: 'space-between' },
    [media.tablet]: { '& > * > button': { width: 'auto' } },
  },
  // Without chips it takes no room
  chipsOnly: { ':not(:has(li))': { display: 'none' } },
  chips: {
    gridColumn: '1 / -1',
    flexGrow: 1,
    minWidth: 0,
    ':empty': { display: 'none' },
    [media.tablet]: { ':empty': { display: 'block' } },
  },
})
