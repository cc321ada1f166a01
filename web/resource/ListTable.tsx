import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { ArrowDownRegular } from '@fluentui/react-icons/svg/arrow-down'
import { ArrowUpRegular } from '@fluentui/react-icons/svg/arrow-up'
import { type ReactNode, useMemo } from 'react'
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl'
import { Hidden } from '#web/ui/Hidden.tsx'
import { brandTokens, stale } from '#web/theme/tokens.ts'
import { useFormats } from './formats.ts'
import { ListRow } from './ListRow.tsx'
import { getNextSort } from './listState.ts'
import { openByRow } from './moveByRow.ts'
import type { Column, Identified, Resource } from './resource.ts'
import { showCutText } from './showCutText.ts'
import { table, tickBox } from './table.ts'
import { textButton } from './textButton.ts'
import { toMessageId } from './toMessageId.ts'

interface ListTableProps<Row extends Identified> {
  resource: Resource<Row>
  rows: readonly Row[]
  columns: readonly Column<Row>[]
  caption: ReactNode
  sort: string
  onSort: (sort: string) => void
  /** Absent when there are no bulk actions */
  selection?: { chosen: ReadonlyMap<number, Row>; toggle: (rows: readonly Row[], isChosen: boolean) => void }
  highlighted: number | undefined
  /** Other rows are loading */
  isStale: boolean
  onOpen?: ((row: Row) => void) | undefined
  /** Key of the open record, which follows the arrow keys */
  openKey: string | undefined
  renderMenu: (row: Row) => ReactNode
}

/** A list as a table on a desktop, and as cards with labelled fields on a phone. */
export function ListTable<Row extends Identified>(props: ListTableProps<Row>) {
  const { resource, rows, columns, selection, onOpen, renderMenu } = props
  const styles = useStyles()
  const intl = useIntl()
  const formats = useFormats()
  const texts = useMemo(() => listTitles(columns, resource.name, intl), [columns, resource.name, intl])
  const areAllChosen = selection !== undefined && rows.every(({ id }) => selection.chosen.has(id))
  return (
    <div aria-busy={props.isStale} className={mergeClasses(styles.place, props.isStale && styles.stale)}>
      <table className={styles.table}>
        <caption>
          <Hidden>{props.caption}</Hidden>
        </caption>
        <thead className={styles.head}>
          <tr>
            {selection && (
              <th scope="col" className={mergeClasses(styles.th, styles.check)}>
                <input
                  type="checkbox"
                  className={styles.box}
                  aria-label={intl.formatMessage({ id: 'resource.choosePage' })}
                  checked={areAllChosen}
                  onChange={() => selection.toggle(rows, !areAllChosen)}
                />
              </th>
            )}
            {columns.map((column) => (
              <Title key={column.name} column={column} name={resource.name} {...props} />
            ))}
            <th scope="col" className={styles.th}>
              <Hidden>
                <FormattedMessage id="resource.actions" />
              </Hidden>
            </th>
          </tr>
        </thead>
        {/* For a pointer only: keys reach the button with the record's name in each row */}
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions */}
        <tbody className={styles.body} onPointerOver={showCutText} onClick={openByRow}>
          {rows.map((row, index) => (
            <ListRow
              // Keyed by index: another page updates the same rows instead of remounting them
              key={index}
              row={row}
              name={resource.getName(row)}
              columns={columns}
              titles={texts}
              formats={formats}
              isChosen={selection?.chosen.has(row.id)}
              onChoose={selection?.toggle}
              isHighlighted={row.id === props.highlighted}
              isOpen={resource.getKey(row) === props.openKey}
              onOpen={onOpen}
              renderMenu={renderMenu}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function listTitles<Row>(
  columns: readonly Column<Row>[],
  resource: string,
  intl: IntlShape,
): readonly string[] {
  return columns.map(({ name }) => intl.formatMessage({ id: toMessageId(`${resource}.fields.${name}`) }))
}

interface TitleProps<Row> {
  name: string
  column: Column<Row>
  sort: string
  onSort: (sort: string) => void
}

function Title<Row>({ name, column, sort, onSort }: TitleProps<Row>) {
  const styles = useStyles()
  const label = <FormattedMessage id={toMessageId(`${name}.fields.${column.name}`)} />
  const direction = sort === column.sort ? 'ascending' : sort === `-${column.sort}` ? 'descending' : undefined
  const className = mergeClasses(styles.th, column.isFigure && styles.figure)
  if (!column.sort)
    return (
      <th scope="col" className={className}>
        {label}
      </th>
    )
  const field = column.sort
  const Arrow = direction === 'descending' ? ArrowDownRegular : ArrowUpRegular
  return (
    <th scope="col" className={className} aria-sort={direction ?? 'none'}>
      <button type="button" className={styles.sort} onClick={() => onSort(getNextSort(sort, field))}>
        {label}
        <Arrow
          aria-hidden="true"
          className={mergeClasses(styles.arrow, column.isFigure && styles.before, !direction && styles.faint)}
        />
      </button>
    </th>
  )
}

const useStyles = makeStyles({
  place: {
    containerType: 'inline-size',
    containerName: table.place,
    // More columns than fit scroll by themselves, not the page; the padding leaves room for focus outlines
    overflowX: 'auto',
    padding: '4px',
    margin: '-4px',
  },
  stale,
  table: {
    display: 'block',
    [table.wide]: { display: 'table' },
    width: '100%',
    borderCollapse: 'collapse',
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
  },
  // Cells of a card have their own labels
  head: { display: 'none', [table.wide]: { display: 'table-header-group' } },
  body: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
    gap: '12px',
    [table.wide]: { display: 'table-row-group' },
  },
  th: {
    padding: '2px 8px',
    [table.widest]: { paddingInline: '12px' },
    textAlign: 'start',
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightRegular,
    // Texts of cells are cut before a title wraps
    [table.roomy]: { whiteSpace: 'nowrap' },
  },
  check: { width: '20px', padding: '0 12px' },
  figure: { textAlign: 'end' },
  box: tickBox,
  sort: {
    ...textButton,
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    ':hover': { color: tokens.colorNeutralForeground1, backgroundColor: brandTokens.sunken },
  },
  // Positioned between two columns, so that titles align with their cells
  arrow: { position: 'absolute', insetInlineStart: 'calc(100% + 2px)', width: '14px', height: '14px' },
  before: { insetInlineStart: 'auto', insetInlineEnd: 'calc(100% + 2px)' },
  faint: { opacity: 0 },
})
