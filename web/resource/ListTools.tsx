import { Button, makeStyles } from '@fluentui/react-components'
import { ArrowDownloadRegular } from '@fluentui/react-icons/svg/arrow-download'
import { FormattedMessage, useIntl } from 'react-intl'
import { SearchField } from '#web/ui/SearchField.tsx'
import { Select } from '#web/ui/Select.tsx'
import { FilterChips } from './FilterChips.tsx'
import { ColumnChooser, type useColumns } from './ColumnChooser.tsx'
import { FilterBar } from './FilterBar.tsx'
import { type ListState, SIZES, writeState } from './listState.ts'
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

/** Search and filters in one line, what they let through as chips, and how the list is shown. */
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
      <div role="search" className={styles.line}>
        {resource.isSearched && (
          <SearchField
            label={intl.formatMessage({ id: 'resource.search' })}
            value={state.q}
            onSearch={(q) => onChange({ q }, true)}
          />
        )}
        <FilterBar name={name} filters={filters} chosen={state.filters} onChange={choose} />
      </div>
      <div className={styles.line}>
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
          </>
        )}
        <Select
          label={intl.formatMessage({ id: 'resource.size' })}
          value={String(state.size)}
          options={SIZES.map((size) => ({
            value: String(size),
            label: intl.formatMessage({ id: 'resource.sizeOf' }, { count: size }),
          }))}
          onChange={(size) => onChange({ size: Number(size) })}
        />
      </div>
    </div>
  )
}

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '8px', marginBottom: '16px' },
  line: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' },
  chips: { flexGrow: 1, minWidth: 0 },
})
