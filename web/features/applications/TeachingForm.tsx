import { Button, makeStyles } from '@fluentui/react-components'
import { unwrapData, type Teaching } from '#sdk'
import { FormattedMessage, useIntl } from 'react-intl'
import { useClients } from '#web/api/clients.ts'
import { TeachingFields } from '#web/domain/tutor/TeachingFields.tsx'
import { SubmitButton } from '#web/form/SubmitButton.tsx'
import {
  teachingRules,
  toTeachingPayload,
  toTeachingInput,
  type TeachingInput,
  type TeachingValues,
} from '#web/domain/tutor/teaching.ts'
import { Form } from '#web/form/Form.tsx'
import { FormError } from '#web/form/FormError.tsx'
import { createChangeError } from '#web/resource/createChangeError.ts'
import { findChanges } from '#web/resource/findChanges.ts'
import { notify } from '#web/state/notifications.ts'
import { useStores } from '#web/state/stores.ts'

interface TeachingFormProps {
  teaching: Teaching
  onSaved: () => Promise<unknown>
  onClose: () => void
}

/** Labels of the fields, for a change by another person */
const labels = {
  course_ids: 'teaching.courses',
  language_ids: 'teaching.languages',
  country_id: 'teaching.country',
  price: 'teaching.price.label',
  has_trial: 'teaching.has_trial',
  document_ids: 'teaching.documents',
} as const

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
        const { data } = await unwrapData(api.GET('/tutor/applications/detail/{id}/', { params }))
        const changes = findChanges(
          Object.keys(labels),
          { ...toTeachingInput(teaching) },
          { ...toTeachingInput(data.teaching) },
          {},
        )
        if (changes.length > 0) {
          // The form follows where nothing was edited
          await onSaved()
          throw createChangeError(
            intl,
            changes.map(({ name }) => intl.formatMessage({ id: labels[name as keyof typeof labels] })),
          )
        }
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
            <SubmitButton isBusy={isBusy}>
              <FormattedMessage id={isBusy ? 'resource.saving' : 'resource.save'} />
            </SubmitButton>
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
