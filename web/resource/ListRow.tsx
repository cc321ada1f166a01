import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { memo, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { brandTokens } from '#web/theme/tokens.ts'
import type { Formats } from './formats.ts'
import { moveByRow } from './moveByRow.ts'
import type { Column, Identified } from './resource.ts'
import { table, tickBox } from './table.ts'
import { textButton } from './textButton.ts'

interface ListRowProps<Row extends Identified> {
  row: Row
  /** The record's name, for its checkbox and button */
  name: string
  columns: readonly Column<Row>[]
  /** Column titles, which label the cells of a card */
  titles: readonly string[]
  formats: Formats
  isChosen: boolean | undefined
  onChoose: ((rows: readonly Row[], isChosen: boolean) => void) | undefined
  isHighlighted: boolean
  /** Its details stand beside the list */
  isOpen: boolean
  onOpen: ((row: Row) => void) | undefined
  renderMenu: (row: Row) => ReactNode
}

/** A record of a list; memoized. */
export const ListRow = memo(Row) as typeof Row // memo loses the type parameter

function Row<Item extends Identified>(props: ListRowProps<Item>) {
  const { row, name, columns, formats, isChosen, onChoose, onOpen } = props
  const styles = useStyles()
  const intl = useIntl()
  const [first, ...others] = columns
  const title = (
    <span className={first?.isUncut ? styles.whole : styles.line}>{first?.show(row, formats)}</span>
  )
  return (
    <tr
      className={mergeClasses(
        styles.row,
        (isChosen || props.isOpen) && styles.chosen,
        props.isHighlighted && styles.highlighted,
      )}
    >
      {onChoose && (
        <td className={styles.check}>
          <input
            type="checkbox"
            className={styles.box}
            aria-label={intl.formatMessage({ id: 'resource.choose' }, { name })}
            checked={isChosen ?? false}
            onChange={() => onChoose([row], !isChosen)}
          />
        </td>
      )}
      <th scope="row" className={mergeClasses(styles.title, !first?.isUncut && styles.name)}>
        {onOpen ? (
          <button
            type="button"
            className={styles.open}
            aria-expanded={props.isOpen}
            onClick={() => onOpen(row)}
            onKeyDown={moveByRow}
          >
            {title}
          </button>
        ) : (
          title
        )}
      </th>
      {others.map((column, index) => (
        <td
          key={column.name}
          className={mergeClasses(
            styles.cell,
            column.isFigure ? styles.figure : !column.isUncut && styles.text,
          )}
          data-label={props.titles[index + 1]}
        >
          <span className={column.isFigure || column.isUncut ? styles.whole : styles.line}>
            {column.show(row, formats)}
          </span>
        </td>
      ))}
      <td className={styles.menu}>{props.renderMenu(row)}</td>
    </tr>
  )
}

const line = `1px solid ${tokens.colorNeutralStroke2}`

const useStyles = makeStyles({
  row: {
    position: 'relative',
    display: 'grid',
    // Names in one column, values in the other, as wide as this card needs
    gridTemplateColumns: 'fit-content(45%) minmax(0, 1fr)',
    alignContent: 'start',
    gap: '6px 16px',
    padding: '16px',
    border: line,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    ':has(> th > button)': { cursor: 'pointer' },
    [table.wide]: {
      display: 'table-row',
      height: '44px',
      border: 'none',
      backgroundColor: 'transparent',
      ':hover': { backgroundColor: brandTokens.sunken },
    },
  },
  chosen: {
    backgroundColor: brandTokens.brandSoft,
    [table.wide]: { backgroundColor: brandTokens.brandSoft },
  },
  highlighted: {
    animationName: {
      from: { backgroundColor: 'var(--colorAccentSoft)' },
      to: { backgroundColor: 'transparent' },
    },
    animationDuration: '2.4s',
  },
  check: {
    gridColumn: '1 / -1',
    padding: 0,
    [table.wide]: { width: '20px', padding: '0 12px', borderTop: line, verticalAlign: 'middle' },
  },
  box: tickBox,
  title: {
    gridColumn: '1 / -1',
    minWidth: 0,
    padding: 0,
    // Room for the menu
    paddingInlineEnd: '40px',
    textAlign: 'start',
    fontWeight: tokens.fontWeightSemibold,
    overflowWrap: 'anywhere',
    [table.wide]: {
      padding: '3px 8px',
      borderTop: line,
    },
    [table.widest]: { paddingInline: '12px' },
  },
  // Cut after one line in a table; `showCutText` then shows the whole text on hover. Texts break anywhere, so that a
  // line is full before its ellipsis and columns share the width by what they hold.
  line: {
    display: 'contents',
    [table.wide]: {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 1,
      maxWidth: '300px',
      overflow: 'hidden',
      '& bdi': { wordBreak: 'break-all' },
      '& a:focus-visible': { outlineOffset: '-2px' },
    },
  },
  whole: { display: 'contents', [table.wide]: { display: 'block', whiteSpace: 'nowrap' } },
  open: {
    ...textButton,
    display: 'block',
    maxWidth: 'calc(100% + 8px)',
    fontWeight: 'inherit',
    lineHeight: 'inherit',
    textAlign: 'start',
    ':hover': { color: tokens.colorBrandForeground1, textDecorationLine: 'underline' },
  },
  cell: {
    display: 'grid',
    gridColumn: '1 / -1',
    gridTemplateColumns: 'subgrid',
    alignItems: 'center',
    justifyItems: 'start',
    padding: 0,
    overflowWrap: 'anywhere',
    '::before': {
      content: 'attr(data-label)',
      alignSelf: 'start',
      color: tokens.colorNeutralForeground3,
    },
    // A long date wraps in a narrow card
    '& time': { whiteSpace: 'normal' },
    // Centred beside a portrait or a chip
    '&:has(> span > span)::before': { alignSelf: 'center' },
    [table.wide]: {
      display: 'table-cell',
      // Chromium also aligns blocks by this property
      justifyItems: 'normal',
      padding: '3px 8px',
      borderTop: line,
      '& time': { whiteSpace: 'nowrap' },
      '::before': { content: 'none' },
    },
    [table.widest]: { paddingInline: '12px' },
  },
  name: { [table.roomy]: { minWidth: '140px' } },
  text: { [table.wide]: { ':has(bdi)': { minWidth: '88px' } } },
  figure: { fontVariantNumeric: 'tabular-nums', [table.wide]: { textAlign: 'end' } },
  menu: {
    position: 'absolute',
    insetInlineEnd: '8px',
    top: '8px',
    padding: 0,
    [table.wide]: { position: 'static', width: '1px', paddingInlineStart: '4px', borderTop: line },
  },
})
