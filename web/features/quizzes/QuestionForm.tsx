import { Button, makeStyles } from '@fluentui/react-components'
import type { Question } from '#sdk'
import { FormattedMessage, useIntl } from 'react-intl'
import * as v from 'valibot'
import { RadioField } from '#web/form/ChoiceFields.tsx'
import { Form } from '#web/form/Form.tsx'
import { FormError } from '#web/form/FormError.tsx'
import { NumberField } from '#web/form/NumberField.tsx'
import { maxLength, required } from '#web/form/rules.ts'
import { TextAreaField } from '#web/form/TextAreaField.tsx'
import { TextField } from '#web/form/TextField.tsx'
import { wholeNumber } from '#web/resource/fields.ts'
import { notify } from '#web/state/notifications.ts'
import { useStores } from '#web/state/stores.ts'
import { SubmitButton } from '#web/form/SubmitButton.tsx'
import { findSameOptions } from './findSameOptions.ts'
import { type QuestionValues, toQuestionValues, useSaveQuestion } from './useSaveQuestion.ts'

interface QuestionFormProps {
  quizId: number
  /** Absent for a new question */
  question?: Question
  onSaved: () => void
  /** Shows the questions as they are now, where another person has changed one */
  onChanged: () => Promise<unknown>
  onClose: () => void
}

const positions = ['1', '2', '3', '4'] as const
const option = v.pipe(required, maxLength(200))

const rules = {
  text: v.pipe(required, maxLength(1000)),
  option1: option,
  option2: option,
  option3: option,
  option4: option,
  right: v.picklist(positions, 'questions.oneRight'),
  score: wholeNumber(0, 1000).rule,
}

/** A question with four options, exactly one of them right. */
export function QuestionForm({ quizId, question, onSaved, onChanged, onClose }: QuestionFormProps) {
  const styles = useStyles()
  const intl = useIntl()
  const save = useSaveQuestion(quizId, question, onChanged)
  const { notifications } = useStores()
  const formatOptionLabel = (position: string) =>
    intl.formatMessage({ id: 'questions.option' }, { position: Number(position) })

  async function send(values: QuestionValues) {
    await save(values)
    notify(notifications, 'success', intl.formatMessage({ id: 'Saved successfully' }))
    onSaved()
  }

  return (
    <Form<QuestionValues>
      label={intl.formatMessage({ id: question ? 'questions.edit' : 'questions.create' })}
      rules={rules}
      {...(question && { initial: toInitialValues(question) })}
      draft={question ? `question-${quizId}-${question.id}` : `question-${quizId}`}
      isDraftForReload
      check={findSameOptions}
      hasSummary
      isGuarded
      savesByKey
      onSubmit={send}
    >
      {({ isBusy, error }) => (
        <div className={styles.root}>
          <TextAreaField name="text" label={intl.formatMessage({ id: 'questions.text' })} rows={3} />
          {positions.map((position) => (
            <TextField key={position} name={`option${position}`} label={formatOptionLabel(position)} />
          ))}
          <RadioField
            name="right"
            label={intl.formatMessage({ id: 'questions.rightOption' })}
            options={positions.map((value) => ({ value, label: formatOptionLabel(value) }))}
          />
          <NumberField name="score" label={intl.formatMessage({ id: 'questions.score' })} isWhole />
          {/* Above the fields it would be scrolled away in a panel */}
          <FormError error={error} />
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

/** The score is edited as text. */
function toInitialValues(question: Question): Partial<QuestionValues> {
  const values = toQuestionValues(question)
  return { ...values, score: String(values.score) } as unknown as Partial<QuestionValues>
}

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '20px' },
  actions: { display: 'flex', justifyContent: 'flex-end', gap: '12px' },
})
