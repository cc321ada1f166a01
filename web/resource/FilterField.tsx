import { makeStyles, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useQuery } from '#web/api/query.ts'
import { Popup } from '#web/ui/Popup.tsx'
import { media } from '#web/theme/tokens.ts'
import { Select } from '#web/ui/Select.tsx'
import type { Filter } from './resource.ts'
import { toMessageId } from './toMessageId.ts'

interface FieldProps<Kind extends Filter> {
  filter: Kind
  name: string
  label: string
  values: readonly string[]
  /** Below other filters in a panel */
  isInPanel: boolean
  onChange: (values: readonly string[]) => void
}

/** A filter of a list as a select, or as checkboxes where several options may be chosen. */
export function FilterField(given: Omit<FieldProps<Exclude<Filter, { kind: 'day' }>>, 'label'>) {
  const { filter, name } = given
  const label = useIntl().formatMessage({ id: toMessageId(`${name}.filters.${filter.name}`) })
  const props = { ...given, label }
  if (filter.kind === 'record') return <RecordFilter {...props} filter={filter} />
  if (filter.kind === 'choices')
    return props.isInPanel ? (
      <Choices {...props} filter={filter} />
    ) : (
      <ChoicesFilter {...props} filter={filter} />
    )
  return <ChoiceFilter {...props} options={filter.options} />
}

type ChoicesKind = Extract<Filter, { options: readonly string[] }>

function ChoiceFilter({
  filter,
  name,
  label,
  values,
  onChange,
  options,
}: FieldProps<Filter> & { options: readonly string[] }) {
  const intl = useIntl()
  return (
    <Select
      label={label}
      value={values[0] ?? ''}
      options={[
        { value: '', label },
        ...options.map((value) => ({
          value,
          label: intl.formatMessage({ id: toMessageId(`${name}.options.${filter.name}.${value}`) }),
        })),
      ]}
      onChange={(value) => onChange(value ? [value] : [])}
    />
  )
}

function ChoicesFilter(props: FieldProps<ChoicesKind>) {
  const { label, values } = props
  const intl = useIntl()
  return (
    <Popup
      align="start"
      appearance="outline"
      label={values.length ? `${label} (${intl.formatNumber(values.length)})` : label}
    >
      <Choices {...props} />
    </Popup>
  )
}

function Choices({ filter, name, label, values, onChange }: FieldProps<ChoicesKind>) {
  const styles = useStyles()
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{label}</legend>
      {filter.options.map((value) => (
        <label key={value} className={styles.option}>
          <input
            type="checkbox"
            checked={values.includes(value)}
            onChange={({ target }) =>
              onChange(target.checked ? [...values, value] : values.filter((other) => other !== value))
            }
          />
          <FormattedMessage id={toMessageId(`${name}.options.${filter.name}.${value}`)} />
        </label>
      ))}
    </fieldset>
  )
}

/**
 * A filter by a record of another list. Its names are fetched when it is approached: they are many, and most visits
 * of a list do not use it.
 */
function RecordFilter({ filter, label, values, onChange }: FieldProps<Extract<Filter, { kind: 'record' }>>) {
  const styles = useStyles()
  const intl = useIntl()
  const [isApproached, setApproached] = useState(isTouched)
  const [value = ''] = values
  const { data } = useQuery(isApproached || value ? filter.read : null)
  const none = intl.formatMessage({ id: filter.read.none?.text ?? 'resource.none.choices' })
  const approach = () => setApproached(true)
  const options = (data?.data ?? []).map(({ id, name: text }) => ({ value: String(id), label: text }))
  return (
    <span className={styles.record}>
      <Select
        label={label}
        value={value}
        options={[
          { value: '', label },
          ...(value && !options.some((option) => option.value === value) ? [{ value, label: value }] : []),
          ...options,
          ...(data && options.length === 0 ? [{ value: 'none', label: none, isDisabled: true }] : []),
        ]}
        onChange={(next) => onChange(next ? [next] : [])}
        onApproach={approach}
      />
    </span>
  )
}

/** A finger arrives and opens a select in one move, too late to fetch its options. */
function isTouched(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(hover: none)').matches
}

const useStyles = makeStyles({
  // Not as wide as the longest option
  record: {
    display: 'inline-flex',
    minWidth: 0,
    '& > span': { flexGrow: 1, minWidth: 0 },
    [media.tablet]: { '& select': { maxWidth: 'var(--filterMax, 180px)' } },
  },
  group: { display: 'grid', margin: 0, padding: 0, border: 'none' },
  legend: { padding: '4px 8px', color: tokens.colorNeutralForeground3 },
  option: { display: 'flex', alignItems: 'center', gap: '10px', minHeight: '40px', paddingInline: '8px' },
})
