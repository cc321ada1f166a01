import { makeStyles, MessageBar, MessageBarBody } from '@fluentui/react-components'
import type { StudentHomework } from '#sdk'
import { type ReactNode, useState } from 'react'
import { useForm } from 'react-final-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { useClients } from '#web/api/clients.ts'
import { FileField } from '#web/form/FileField.tsx'
import { FILE_MAX } from '#web/form/files.ts'
import { Form } from '#web/form/Form.tsx'
import { FormError } from '#web/form/FormError.tsx'
import { TextAreaField } from '#web/form/TextAreaField.tsx'
import { removeDraft } from '#web/storage/drafts.ts'
import { notify } from '#web/state/notifications.ts'
import { useStores } from '#web/state/stores.ts'
import { Recorder } from './Recorder.tsx'
import { UnsentAnswer } from './UnsentAnswer.tsx'
import { type AnswerValues, answerRules, useHandIn } from './useHandIn.ts'
import { SubmitButton } from '#web/form/SubmitButton.tsx'

interface AnswerFormProps {
  homework: StudentHomework
  isLate: boolean
  isAgain: boolean
  /** The tutor has reviewed the last answer: what was made here stays in sight and is not handed in */
  isReviewed: boolean
}

/**
 * Hands in homework: one to three files, chosen, dropped or recorded, and a comment.
 * @see specification section 5, Homework
 */
export function AnswerForm({ homework, isLate, isAgain, isReviewed }: AnswerFormProps) {
  const intl = useIntl()
  const { notifications } = useStores()
  const { draft, send, refresh } = useHandIn(homework)
  const [handedIn, setHandedIn] = useState(0)

  async function submit(values: AnswerValues) {
    await send(values, () => void refresh())
    // The same files would be handed in twice
    removeDraft(draft)
    setHandedIn(handedIn + 1)
    notify(notifications, 'success', intl.formatMessage({ id: 'studentHomework.thanks' }))
    await refresh()
  }

  const label = intl.formatMessage({ id: isAgain ? 'studentHomework.again' : 'studentHomework.handIn' })
  return (
    <Form<AnswerValues>
      key={handedIn}
      label={label}
      rules={answerRules}
      isGuarded
      draft={draft}
      onSubmit={submit}
    >
      {({ isBusy, error, values }) =>
        isReviewed ? (
          <DiscardableAnswer values={values} draft={draft} />
        ) : (
          <AnswerFields title={homework.title} error={error} isLate={isLate}>
            <SubmitButton isBusy={isBusy}>{label}</SubmitButton>
          </AnswerFields>
        )
      }
    </Form>
  )
}

/** An answer that can no longer be sent; discarding it empties the form, so that nothing typed last is stored. */
function DiscardableAnswer({ values, draft }: { values: Partial<AnswerValues>; draft: string }) {
  const form = useForm()
  function discard() {
    form.reset()
    removeDraft(draft)
  }
  return <UnsentAnswer values={values} onDiscard={discard} />
}

interface AnswerFieldsProps {
  title: string
  error: string | undefined
  isLate: boolean
  children: ReactNode
}

function AnswerFields({ title, error, isLate, children }: AnswerFieldsProps) {
  const styles = useStyles()
  const intl = useIntl()
  const clients = useClients()
  return (
    <div className={styles.root}>
      <FormError error={error} />
      {isLate && (
        <MessageBar intent="warning">
          <MessageBarBody>
            <FormattedMessage id="studentHomework.lateNow" />
          </MessageBarBody>
        </MessageBar>
      )}
      <FileField
        name="file_ids"
        label={intl.formatMessage({ id: 'studentHomework.files' })}
        accept={['audio/*', 'image/*', '.pdf', '.docx']}
        countMax={3}
        sizeMax={FILE_MAX}
        upload={clients.upload}
      >
        {(add) => <Recorder title={title} onRecorded={add} />}
      </FileField>
      <TextAreaField
        name="text"
        label={intl.formatMessage({ id: 'studentHomework.word' })}
        isRequired={false}
        rows={3}
        max={4000}
      />
      {children}
    </div>
  )
}

const useStyles = makeStyles({ root: { display: 'flex', flexDirection: 'column', gap: '20px' } })
