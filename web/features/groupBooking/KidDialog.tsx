import { Button, MessageBar, MessageBarBody, makeStyles } from '@fluentui/react-components'
import { dataOf, type KidPayload } from '#sdk'
import { FormattedMessage, useIntl } from 'react-intl'
import { useClients } from '#web/api/clients.ts'
import { RadioField } from '#web/form/ChoiceFields.tsx'
import { DateField } from '#web/form/DateField.tsx'
import { Form } from '#web/form/Form.tsx'
import { gender, kidBirthday, requiredHere } from '#web/form/rules.ts'
import { TextField } from '#web/form/TextField.tsx'
import { dayIn } from '#web/time/format.ts'
import { useNow, useViewer } from '#web/time/viewer.ts'
import { Dialog } from '#web/ui/Dialog.tsx'

interface KidDialogProps {
  isOpen: boolean
  onClose: () => void
  onAdded: () => void
}

/** A kid added on the way to a group (specification section 5, Kid form). */
export function KidDialog({ isOpen, onClose, onAdded }: KidDialogProps) {
  const styles = useStyles()
  const intl = useIntl()
  const { api } = useClients()
  const { timeZone } = useViewer()
  const today = dayIn(useNow(60_000), timeZone)
  const text = (id: MessageId) => intl.formatMessage({ id })
  return (
    <Dialog isOpen={isOpen} title={text('booking.kid.add')} onClose={onClose}>
      <Form<Omit<KidPayload, 'register_type'>>
        label={text('booking.kid.add')}
        rules={{
          first_name: requiredHere,
          last_name: requiredHere,
          gender,
          date_of_birth: kidBirthday(today),
        }}
        onSubmit={async (kid) => {
          await dataOf(api.POST('/auth/kid/add/', { body: { ...kid, register_type: 'kid' } }))
          onAdded()
        }}
      >
        {({ isBusy, error }) => (
          <div className={styles.fields}>
            {error && (
              <MessageBar intent="error" layout="multiline">
                <MessageBarBody>{error}</MessageBarBody>
              </MessageBar>
            )}
            <TextField name="first_name" label={text('booking.kid.firstName')} autoComplete="off" />
            <TextField name="last_name" label={text('booking.kid.lastName')} autoComplete="off" />
            <RadioField
              name="gender"
              label={text('booking.kid.gender')}
              options={[
                { value: 'Female', label: text('booking.kid.girl') },
                { value: 'Male', label: text('booking.kid.boy') },
              ]}
            />
            <DateField name="date_of_birth" label={text('booking.kid.birthday')} max={today} />
            <Button type="submit" appearance="primary" size="large" disabledFocusable={isBusy}>
              <FormattedMessage id="booking.kid.add" />
            </Button>
          </div>
        )}
      </Form>
    </Dialog>
  )
}

const useStyles = makeStyles({ fields: { display: 'flex', flexDirection: 'column', gap: '16px' } })
