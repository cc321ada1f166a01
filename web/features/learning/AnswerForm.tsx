import { menuCountsQuery } from '#web/api/menuCounts.ts'
import { Button, makeStyles, MessageBar } from '@fluentui/react-components'
import type { StudentHomework } from '#sdk'
import { FormattedMessage, useIntl } from 'react-intl'
import * as v from 'valibot'
import { useSWRConfig } from 'swr'
import { useClients } from '#web/api/clients.ts'
import { withIdempotencyKey } from '#web/api/withIdempotencyKey.ts'
import { FormError } from '#web/form/FormError.tsx'
import { FileField } from '#web/form/FileField.tsx'
import { FILE_MAX } from '#web/form/files.ts'
import { Form } from '#web/form/Form.tsx'
import { files, maxLength, optional } from '#web/form/rules.ts'
import { TextAreaField } from '#web/form/TextAreaField.tsx'
import { notify } from '#web/state/notifications.ts'
import { useSession, useStores } from '#web/state/stores.ts'
import { Recorder } from './Recorder.tsx'

const rules = {
  file_ids: files({ min: 1, max: 3 }),
  text: optional(v.pipe(v.string(), maxLength(4000))),
}
type Values = { [Name in keyof typeof rules]: v.InferOutput<(typeof rules)[Name]> }

interface AnswerFormProps {
  homework: StudentHomework
  isLate: boolean
  isAgain: boolean
}

/**
 * Hands in homework: one to three files, chosen, dropped or recorded, and a comment.
 * @see specification section 5, Homework
 */
export function AnswerForm({ homework, isLate, isAgain }: AnswerFormProps) {
  const styles = useStyles()
  const intl = useIntl()
  const clients = useClients()
  const { mutate } = useSWRConfig()
  const { notifications } = useStores()
  const { user } = useSession()
  const isKidsOwn = user?.category === 'kids'

  const draft = `homework-${homework.id}-${homework.learner.id}`

  async function send({ file_ids, text }: Values) {
    const kid = !isKidsOwn && homework.learner.age != null ? { kid_id: homework.learner.id } : {}
    await withIdempotencyKey(draft, (header) =>
      clients.api.POST('/homework/{id}/submit/', {
        params: { path: { id: homework.id }, header },
        body: { file_ids, ...(text ? { text } : {}), ...kid },
      }),
    )
    notify(notifications, 'success', intl.formatMessage({ id: 'studentHomework.thanks' }))
    await mutate(
      (key) => Array.isArray(key) && ['/homework/mine/list/', menuCountsQuery.path].includes(String(key[1])),
    )
  }

  const label = intl.formatMessage({ id: isAgain ? 'studentHomework.again' : 'studentHomework.handIn' })
  return (
    <Form<Values> label={label} rules={rules} isGuarded draft={draft} onSubmit={send}>
      {({ isBusy, error }) => (
        <div className={styles.root}>
          <FormError error={error} />
          {isLate && (
            <MessageBar intent="warning">
              <FormattedMessage id="studentHomework.lateNow" />
            </MessageBar>
          )}
          <FileField
            name="file_ids"
            label={intl.formatMessage({ id: 'studentHomework.files' })}
            accept={['audio/*', 'image/*', '.pdf', '.docx']}
            countMax={3}
            sizeMax={FILE_MAX}
            upload={async (file, state) => (await clients.upload(file, state)).id}
          >
            {(add) => <Recorder onRecorded={add} />}
          </FileField>
          <TextAreaField
            name="text"
            label={intl.formatMessage({ id: 'studentHomework.word' })}
            isRequired={false}
            rows={3}
            max={4000}
          />
          <Button type="submit" appearance="primary" size="large" disabledFocusable={isBusy}>
            {label}
          </Button>
        </div>
      )}
    </Form>
  )
}

const useStyles = makeStyles({ root: { display: 'flex', flexDirection: 'column', gap: '20px' } })
