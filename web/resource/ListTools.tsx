import { Button, makeStyles } from '@fluentui/react-components'
import { ArrowDownloadRegular } from '@fluentui/react-icons/svg/arrow-download'
import { QuestionCircleRegular } from '@fluentui/react-icons/svg/question-circle'
import { useIntl } from 'react-intl'
import { media } from '#web/theme/tokens.ts'
import { useToday } from '#web/time/viewer.ts'
import { SearchField } from '#web/ui/SearchField.tsx'
import { FilterChips } from './FilterChips.tsx'
import { ColumnChooser, type useColumns } from './ColumnChooser.tsx'
import { FilterBar } from './FilterBar.tsx'
import { isShortcutShown } from './isShortcutShown.ts'
import { chooseFilter, type ListState, writeState } from './listState.ts'
import type { Identified, Resource } from './resource.ts'
import { SavedViews } from './SavedViews.tsx'
import { useExport } from './useExport.ts'

interface ListToolsProps<Row extends Identified> {
  resource: Resource<Row>
  state: ListState
  columns: ReturnType<typeof useColumns<Row>>
  onChange: (next: Partial<ListState>, isTyping?: boolean) => void
  onClear: () => void
  /** Shows the keys of the list */
  onHelp: () => void
}

/** Search, filters and display options of a list in one line; chips of the active filters below it. */
export function ListTools<Row extends Identified>(props: ListToolsProps<Row>) {
  const { resource, state, onChange, onClear } = props
  const styles = useStyles()
  const intl = useIntl()
  const { name, filters, shortcuts } = resource
  const today = useToday()
  const choose = (filter: string, values: readonly string[]) =>
    onChange({ filters: chooseFilter(state.filters, filters, filter, values) })
  return (
    <div className={styles.root}>
      <div className={styles.line}>
        <div role="search" className={styles.search}>
          {resource.isSearched && (
            <SearchField
              label={intl.formatMessage({ id: 'resource.search' })}
              value={state.q}
              onSearch={(q) => onChange({ q }, true)}
            />
          )}
          <FilterBar name={name} filters={filters} chosen={state.filters} onChange={choose} />
        </div>
        {!resource.isSimple && <DisplayTools {...props} />}
      </div>
      {/* The marked shortcut already says what is filtered */}
      {!shortcuts.some((shortcut) => isShortcutShown(shortcut, state, today)) && (
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
      )}
    </div>
  )
}

/** Saved views, the choice of columns and the file, as icons. */
function DisplayTools<Row extends Identified>({ resource, state, columns, onHelp }: ListToolsProps<Row>) {
  const styles = useStyles()
  const intl = useIntl()
  const file = useExport(resource)
  const { name } = resource
  const label = intl.formatMessage({ id: 'resource.export' })
  const help = intl.formatMessage({ id: 'resource.keys' })
  return (
    <div className={styles.display}>
      <SavedViews name={name} search={writeState({ ...state, page: 1, id: undefined }).toString()} />
      <ColumnChooser name={name} columns={resource.columns} shown={columns.shown} onToggle={columns.toggle} />
      <Button
        appearance="subtle"
        icon={<ArrowDownloadRegular />}
        aria-label={label}
        title={label}
        disabledFocusable={file.isBusy}
        onClick={() => void file.save(state, columns.shown)}
      />
      <Button
        appearance="subtle"
        icon={<QuestionCircleRegular />}
        className={styles.help}
        aria-label={help}
        aria-keyshortcuts="?"
        title={`${help} (?)`}
        onClick={onHelp}
      />
    </div>
  )
}

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '8px', marginBottom: '12px' },
  line: { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: '8px' },
  // Two side by side on a phone, the last one beside the icons
  search: {
    display: 'contents',
    '& > *': { flex: '1 1 calc(50% - 4px)', minWidth: 0 },
    '& > label:first-child': { flexBasis: '100%' },
    '& > button': { justifyContent: 'space-between' },
    [media.tablet]: {
      display: 'flex',
      flexGrow: 1,
      flexBasis: 0,
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '8px',
      minWidth: '280px',
      '& > *': { flex: 'none' },
      '& > label:first-child': { flex: '1 1 160px' },
    },
  },
  display: {
    display: 'flex',
    alignItems: 'center',
    gap: '4px',
    minHeight: '44px',
    marginInlineStart: 'auto',
  },
  // A phone has no keys
  help: { display: 'none', [media.desktop]: { display: 'inline-flex' } },
})
