import { useIntl } from 'react-intl'
import { type NamesQuery, useQuery } from '#web/api/query.ts'
import { SelectField } from '#web/form/SelectField.tsx'
import { toMessageId } from './toMessageId.ts'

export interface ControlProps {
  name: string
  label: string
  /** The resource that the form belongs to: prefix of the options' text ids */
  texts: string
  isRequired: boolean
}

/** A select for the values of an enumeration. */
export function ChoiceControl({
  name,
  label,
  texts,
  isRequired,
  values,
}: ControlProps & { values: readonly string[] }) {
  const intl = useIntl()
  return (
    <SelectField
      name={name}
      label={label}
      isRequired={isRequired}
      placeholder={intl.formatMessage({ id: 'resource.select' })}
      options={values.map((value) => ({
        value,
        label: intl.formatMessage({ id: toMessageId(`${texts}.options.${name}.${value}`) }),
      }))}
    />
  )
}

interface RecordControlProps extends ControlProps {
  read: NamesQuery
}

/** A select for a record of another list. */
export function RecordControl({ name, label, isRequired, read }: RecordControlProps) {
  const intl = useIntl()
  const { data } = useQuery(read)
  return (
    <SelectField
      name={name}
      label={label}
      isRequired={isRequired}
      placeholder={intl.formatMessage({ id: 'resource.select' })}
      options={(data?.data ?? []).map((one) => ({ value: String(one.id), label: one.name }))}
    />
  )
}
