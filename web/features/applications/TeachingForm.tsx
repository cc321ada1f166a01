import { Button, makeStyles } from '@fluentui/react-components'
import { unwrapData, type Teaching, type TeachingPayload } from '#sdk'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useClients } from '#web/api/clients.ts'
import { TeachingFields } from '#web/domain/tutor/TeachingFields.tsx'
import { SubmitButton } from '#web/form/SubmitButton.tsx'
import {
  teachingLabels,
  teachingRules,
  toNamedValues,
  toTeachingPayload,
  toTeachingInput,
  type TeachingInput,
  type TeachingValues,
} from '#web/domain/tutor/teaching.ts'
import { Form } from '#web/form/Form.tsx'
import { FormError } from '#web/form/FormError.tsx'
import { describeValue } from '#web/resource/describeValue.ts'
import { useFormats } from '#web/resource/formats.ts'
import { usePartUnchanged } from '#web/resource/usePartUnchanged.ts'
import { notify } from '#web/state/notifications.ts'
import { useStores } from '#web/state/stores.ts'
import { UnsavedTeaching } from './UnsavedTeaching.tsx'

interface TeachingFormProps {
  teaching: Teaching
  onSaved: () => Promise<unknown>
  onClose: () => void
}

type FieldName = keyof typeof teachingLabels

function sort(ids: readonly number[] = []) {
  return ids.toSorted((one, other) => one - other)
}

/** Returns what is saved as a record of lists in one order, so that it can be compared. */
function toRecord(body: TeachingPayload): Record<string, unknown> {
  const { course_ids, language_ids, document_ids, ...rest } = body
  return {
    ...rest,
    course_ids: sort(course_ids),
    language_ids: sort(language_ids),
    document_ids: sort(document_ids),
  }
}

/** Reads teaching data as the record that saves them. */
function readRecord(teaching: Teaching) {
  const document_ids = teaching.documents.map(({ id }) => id)
  return toRecord(toTeachingPayload({ ...toTeachingInput(teaching), document_ids }, true))
}

/** The form in which staff set or correct a tutor's teaching data and price. */
export function TeachingForm({ teaching, onSaved, onClose }: TeachingFormProps) {
  const styles = useStyles()
  const intl = useIntl()
  const clients = useClients()
  const formats = useFormats()
  const { notifications } = useStores()
  const [isAtRisk, setAtRisk] = useState(false)
  const params = { path: { id: teaching.id } }
  const saveUnchanged = usePartUnchanged({
    part: teaching,
    load: async () =>
      (await unwrapData(clients.api.GET('/tutor/applications/detail/{id}/', { params }))).data.teaching,
    read: readRecord,
    refresh: onSaved,
    getLabel: (name) => intl.formatMessage({ id: teachingLabels[name as FieldName] }),
    describe: (name, current) =>
      describeValue(toNamedValues(current)[name as FieldName], {}, clients, formats),
  })
  return (
    <Form<TeachingValues, TeachingInput>
      label={intl.formatMessage({ id: 'applications.change' })}
      rules={teachingRules}
      initial={toTeachingInput(teaching)}
      isGuarded
      onRisk={setAtRisk}
      onSubmit={async (values) => {
        const body = toTeachingPayload(values, true)
        await saveUnchanged(toRecord(body), () =>
          unwrapData(clients.api.POST('/tutor/applications/{id}/teaching/', { params, body })),
        )
        notify(notifications, 'success', intl.formatMessage({ id: 'Saved successfully' }))
        onClose()
      }}
    >
      {({ isBusy, error }) => (
        <div className={styles.root}>
          <FormError error={error} />
          {isAtRisk && <UnsavedTeaching id={teaching.id} onClose={onClose} />}
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
