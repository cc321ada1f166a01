import { makeStyles, tokens } from '@fluentui/react-components'
import { FormattedMessage, useIntl } from 'react-intl'
import { type NamesQuery, useQuery } from '#web/api/query.ts'
import { SelectField } from '#web/form/SelectField.tsx'
import { isStaff } from '#web/state/session.ts'
import { useSession } from '#web/state/stores.ts'
import { ButtonLink } from '#web/ui/ButtonLink.tsx'
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
    <div>
      <SelectField
        name={name}
        label={label}
        isRequired={isRequired}
        placeholder={intl.formatMessage({ id: 'resource.select' })}
        options={(data?.data ?? []).map((one) => ({ value: String(one.id), label: one.name }))}
      />
      {data?.data.length === 0 && read.none && <NoOptions none={read.none} />}
    </div>
  )
}

/** Explains why there is nothing to choose, and links staff to the page that creates the first record. */
export function NoOptions({ none }: { none: NonNullable<NamesQuery['none']> }) {
  const styles = useStyles()
  const { user } = useSession()
  return (
    <p role="status" className={styles.none}>
      <FormattedMessage id={(isStaff(user) && none.textForStaff) || none.text} />{' '}
      {isStaff(user) && (
        <ButtonLink to={none.to} size="small">
          <FormattedMessage id={none.make} />
        </ButtonLink>
      )}
    </p>
  )
}

const useStyles = makeStyles({
  none: { margin: 0, marginTop: '8px', color: tokens.colorNeutralForeground2 },
})
