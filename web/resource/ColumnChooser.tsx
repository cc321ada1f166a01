import { makeStyles } from '@fluentui/react-components'
import { ColumnTripleRegular } from '@fluentui/react-icons/svg/column-triple'
import { useMemo } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Popup } from '#web/ui/Popup.tsx'
import type { Column } from './resource.ts'
import { toMessageId } from './toMessageId.ts'
import { useStoredState } from './useStoredState.ts'

/**
 * Returns the shown columns and a function that toggles one; the first column names the record and is always shown.
 */
export function useColumns<Row>(name: string, columns: readonly Column<Row>[]) {
  const usual = columns.filter(({ isExtra }) => !isExtra).map((column) => column.name)
  const [shown, storeNames] = useStoredState<readonly string[]>(`mk.columns.${name}`, usual, readNames)
  return {
    // Memoized, because rows are memoized too
    shown: useMemo(
      () => columns.filter((column, index) => index === 0 || shown.includes(column.name)),
      [columns, shown],
    ),
    toggle: (column: string) =>
      storeNames(shown.includes(column) ? shown.filter((other) => other !== column) : [...shown, column]),
  }
}

interface ColumnChooserProps {
  name: string
  columns: readonly { name: string }[]
  shown: readonly { name: string }[]
  onToggle: (column: string) => void
}

/** A menu that shows and hides the columns of a list. */
export function ColumnChooser({ name, columns, shown, onToggle }: ColumnChooserProps) {
  const styles = useStyles()
  const intl = useIntl()
  return (
    <Popup isIconOnly label={intl.formatMessage({ id: 'resource.columns' })} icon={<ColumnTripleRegular />}>
      {columns.slice(1).map((column) => (
        <label key={column.name} className={styles.option}>
          <input
            type="checkbox"
            checked={shown.some((other) => other.name === column.name)}
            onChange={() => onToggle(column.name)}
          />
          <FormattedMessage id={toMessageId(`${name}.fields.${column.name}`)} />
        </label>
      ))}
    </Popup>
  )
}

function readNames(value: unknown): readonly string[] | undefined {
  return Array.isArray(value) && value.every((one) => typeof one === 'string') ? value : undefined
}

const useStyles = makeStyles({
  option: { display: 'flex', alignItems: 'center', gap: '10px', minHeight: '40px', paddingInline: '8px' },
})
