import { Button, makeStyles } from '@fluentui/react-components'
import { ApiError, type Question } from '#sdk'
import { FormattedMessage, useIntl } from 'react-intl'
import * as v from 'valibot'
import { useClients } from '#web/api/clients.ts'
import { useRepeatKey } from '#web/api/useRepeatKey.ts'
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
import { findSameOptions, nameOptionFields } from './findSameOptions.ts'

interface QuestionFormProps {
  quizId: number
  /** Absent for a new question */
  question?: Question
  onSaved: () => void
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

type Values = { [Name in keyof typeof rules]: v.InferOutput<(typeof rules)[Name]> }

/** A question with four options, exactly one of them right. */
export function QuestionForm({ quizId, question, onSaved, onClose }: QuestionFormProps) {
  const styles = useStyles()
  const intl = useIntl()
  const clients = useClients()
  const repeat = useRepeatKey()
  const { notifications } = useStores()
  const formatOptionLabel = (position: string) =>
    intl.formatMessage({ id: 'questions.option' }, { position: Number(position) })

  async function save(values: Values) {
    const body = {
      Id: question?.id ?? 0,
      quiz_id: quizId,
      text: values.text,
      options: [values.option1, values.option2, values.option3, values.option4],
      right_option: Number(values.right),
      score: values.score,
    }
    const saved = question
      ? clients.api.POST('/quizzes/questions/update/{id}/', { params: { path: { id: question.id } }, body })
      : repeat(body, (header) => clients.api.POST('/quizzes/questions/insert/', { params: { header }, body }))
    await saved.catch((error: unknown) => {
      throw error instanceof ApiError ? nameOptionFields(error) : error
    })
    notify(notifications, 'success', intl.formatMessage({ id: 'Saved successfully' }))
    onSaved()
  }

  return (
    <Form<Values>
      label={intl.formatMessage({ id: question ? 'questions.edit' : 'questions.create' })}
      rules={rules}
      {...(question ? { initial: toFormValues(question) } : {})}
      draft={question ? `question-${quizId}-${question.id}` : `question-${quizId}`}
      isDraftForReload
      check={findSameOptions}
      hasSummary
      isGuarded
      savesByKey
      onSubmit={save}
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

/** Converts a question to form values; the score is edited as text. */
function toFormValues({ text, options, right_option_id, score }: Question): Partial<Values> {
  const [option1, option2, option3, option4] = options.map((one) => one.text)
  const right = positions[options.findIndex(({ id }) => id === right_option_id)]
  return {
    text,
    option1,
    option2,
    option3,
    option4,
    right,
    score: String(score),
  } as unknown as Partial<Values>
}

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '20px' },
  actions: { display: 'flex', justifyContent: 'flex-end', gap: '12px' },
})
