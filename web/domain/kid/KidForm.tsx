import { Button, makeStyles } from '@fluentui/react-components'
import type { KidPayload } from '#sdk'
import { FormattedMessage, useIntl } from 'react-intl'
import { RadioField } from '#web/form/ChoiceFields.tsx'
import { DateField } from '#web/form/DateField.tsx'
import { Form } from '#web/form/Form.tsx'
import { FormError } from '#web/form/FormError.tsx'
import { gender, kidBirthday, requiredHere, personName } from '#web/form/rules.ts'
import { TextField } from '#web/form/TextField.tsx'
import { isMessageId } from '#web/i18n/isMessageId.ts'
import { media } from '#web/theme/tokens.ts'
import { useToday } from '#web/time/viewer.ts'
import { SubmitButton } from '#web/form/SubmitButton.tsx'

interface KidFormProps {
  initial?: Partial<KidPayload> | undefined
  /** Label of the button */
  action: string
  /** Name of the draft that a reload restores */
  draft: string
  /** Errors are shown in a toast; by default the caller shows them */
  tellsErrors?: boolean
  onSubmit: (kid: KidPayload) => Promise<void>
  onCancel?: () => void
}

const name = personName(requiredHere)

/**
 * The form for a kid: names, gender, and a birth date more than three years ago.
 * @see specification section 5, Kid form
 */
export function KidForm({ initial, action, draft, tellsErrors = false, onSubmit, onCancel }: KidFormProps) {
  const styles = useStyles()
  const intl = useIntl()
  const today = useToday()
  const formatText = (id: MessageId) => intl.formatMessage({ id })
  return (
    <Form<KidPayload>
      label={formatText('auth.kid.form')}
      rules={{ first_name: name, last_name: name, gender, date_of_birth: kidBirthday(today) }}
      {...(initial ? { initial } : {})}
      draft={draft}
      isDraftForReload
      tellsErrors={tellsErrors}
      onSubmit={(kid) => onSubmit({ ...kid, register_type: 'kid' })}
    >
      {({ isBusy, error }) => (
        <div className={styles.fields}>
          <FormError error={error && isMessageId(intl, error) ? formatText(error) : error} />
          <div className={styles.pair}>
            <TextField name="first_name" label={formatText('auth.kid.firstName')} autoComplete="off" />
            <TextField name="last_name" label={formatText('auth.kid.lastName')} autoComplete="off" />
          </div>
          <RadioField
            name="gender"
            label={formatText('auth.kid.gender')}
            options={[
              { value: 'Female', label: formatText('auth.kid.girl') },
              { value: 'Male', label: formatText('auth.kid.boy') },
            ]}
          />
          <DateField
            name="date_of_birth"
            label={formatText('auth.birthday')}
            hint={formatText('auth.kid.age')}
            max={today}
          />
          <div className={styles.actions}>
            {onCancel && (
              <Button size="large" onClick={onCancel}>
                <FormattedMessage id="ui.cancel" />
              </Button>
            )}
            <SubmitButton isBusy={isBusy}>{isBusy ? formatText('auth.busy') : action}</SubmitButton>
          </div>
        </div>
      )}
    </Form>
  )
}

const useStyles = makeStyles({
  fields: { display: 'flex', flexDirection: 'column', gap: '16px' },
  pair: {
    display: 'grid',
    gap: '16px',
    alignItems: 'start',
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
  actions: {
    display: 'flex',
    flexWrap: 'wrap-reverse',
    justifyContent: 'flex-end',
    gap: '12px',
    marginTop: '8px',
    '& > *': { flexGrow: 1, minHeight: '48px', [media.tablet]: { flexGrow: 0 } },
  },
})
