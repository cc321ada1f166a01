import { makeStyles, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useQuery } from '#web/api/query.ts'
import { Popup } from '#web/ui/Popup.tsx'
import { media } from '#web/theme/tokens.ts'
import { Select } from '#web/ui/Select.tsx'
import { DayFilters } from './DayFilters.tsx'
import type { Filter } from './resource.ts'
import { toMessageId } from './toMessageId.ts'

interface FilterBarProps {
  name: string
  filters: readonly Filter[]
  chosen: Readonly<{ [filter: string]: readonly string[] }>
  onChange: (filter: string, values: readonly string[]) => void
}

/** Filters that stand in the line; the others open beside them */
const IN_LINE = 2

/** The filters of a list in the line above it: two, and the others behind a button. */
export function FilterBar(props: FilterBarProps) {
  const styles = useStyles()
  const intl = useIntl()
  const { filters, chosen } = props
  const inLine = filters.filter(({ kind }) => kind !== 'day').slice(0, IN_LINE)
  const others = filters.filter((filter) => !inLine.includes(filter))
  const active = others.filter(({ name }) => chosen[name]?.length).length
  const label = intl.formatMessage({ id: 'resource.moreFilters' })
  return (
    <>
      <Fields {...props} filters={inLine} />
      {others.length > 0 && (
        <Popup
          hasFields
          appearance="outline"
          label={active ? `${label} (${intl.formatNumber(active)})` : label}
        >
          <div className={styles.others}>
            <Fields {...props} filters={others} />
          </div>
        </Popup>
      )}
    </>
  )
}

function Fields({ name, filters, chosen, onChange }: FilterBarProps) {
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

interface FieldProps<Kind extends Filter> {
  filter: Kind
  name: string
  label: string
  values: readonly string[]
  onChange: (values: readonly string[]) => void
}

function FilterField(given: Omit<FieldProps<Exclude<Filter, { kind: 'day' }>>, 'label'>) {
  const { filter, name } = given
  const label = useIntl().formatMessage({ id: toMessageId(`${name}.filters.${filter.name}`) })
  const props = { ...given, label }
  if (filter.kind === 'record') return <RecordFilter {...props} filter={filter} />
  if (filter.kind === 'choices') return <ChoicesFilter {...props} filter={filter} />
  return <ChoiceFilter {...props} options={filter.options} />
}

type Choices = Extract<Filter, { options: readonly string[] }>

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

function ChoicesFilter({ filter, name, label, values, onChange }: FieldProps<Choices>) {
  const styles = useStyles()
  const intl = useIntl()
  return (
    <Popup
      align="start"
      appearance="outline"
      label={values.length ? `${label} (${intl.formatNumber(values.length)})` : label}
    >
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
    </Popup>
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
    [media.tablet]: { '& select': { maxWidth: '180px' } },
  },
  // As wide as the panel that holds them
  others: {
    display: 'grid',
    gap: '8px',
    minWidth: '240px',
    '& > *': { width: '100%', justifyContent: 'space-between' },
    '& select': { width: '100%', maxWidth: 'none' },
  },
  group: { display: 'grid', margin: 0, padding: 0, border: 'none' },
  legend: { padding: '4px 8px', color: tokens.colorNeutralForeground3 },
  option: { display: 'flex', alignItems: 'center', gap: '10px', minHeight: '40px', paddingInline: '8px' },
})
