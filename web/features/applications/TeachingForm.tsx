import { Button, makeStyles } from '@fluentui/react-components'
import { unwrapData, type Teaching } from '#sdk'
import { FormattedMessage, useIntl } from 'react-intl'
import { useClients } from '#web/api/clients.ts'
import { TeachingFields } from '#web/domain/tutor/TeachingFields.tsx'
import {
  teachingRules,
  toTeachingPayload,
  toTeachingInput,
  type TeachingInput,
  type TeachingValues,
} from '#web/domain/tutor/teaching.ts'
import { Form } from '#web/form/Form.tsx'
import { FormError } from '#web/form/FormError.tsx'
import { notify } from '#web/state/notifications.ts'
import { useStores } from '#web/state/stores.ts'

interface TeachingFormProps {
  teaching: Teaching
  onSaved: () => Promise<unknown>
  onClose: () => void
}

/** The form in which staff set or correct a tutor's teaching data and price. */
export function TeachingForm({ teaching, onSaved, onClose }: TeachingFormProps) {
  const styles = useStyles()
  const intl = useIntl()
  const { api } = useClients()
  const { notifications } = useStores()
  return (
    <Form<TeachingValues, TeachingInput>
      label={intl.formatMessage({ id: 'applications.change' })}
      rules={teachingRules}
      initial={toTeachingInput(teaching)}
      isGuarded
      onSubmit={async (values) => {
        const params = { path: { id: teaching.id } }
        const body = toTeachingPayload(values, true)
        await unwrapData(api.POST('/tutor/applications/{id}/teaching/', { params, body }))
        notify(notifications, 'success', intl.formatMessage({ id: 'Saved successfully' }))
        await onSaved()
        onClose()
      }}
    >
      {({ isBusy, error }) => (
        <div className={styles.root}>
          <FormError error={error} />
          <TeachingFields teaching={teaching} isPriceOpen />
          <div className={styles.actions}>
            <Button size="large" onClick={onClose}>
              <FormattedMessage id="ui.cancel" />
            </Button>
            <Button type="submit" appearance="primary" size="large" disabledFocusable={isBusy}>
              <FormattedMessage id={isBusy ? 'resource.saving' : 'resource.save'} />
            </Button>
          </div>
        </div>
      )}
    </Form>
  )
}

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '20px' },
  actions: { display: 'flex', justifyContent: 'flex-end', gap: '12px' },
})
