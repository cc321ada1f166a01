import { makeStyles } from '@fluentui/react-components'
import { type Submission, unwrapData } from '#sdk'
import { FormattedMessage, useIntl } from 'react-intl'
import * as v from 'valibot'
import { useSWRConfig } from 'swr'
import { useClients } from '#web/api/clients.ts'
import { CheckboxField } from '#web/form/ChoiceFields.tsx'
import { Form } from '#web/form/Form.tsx'
import { FormError } from '#web/form/FormError.tsx'
import { NumberField } from '#web/form/NumberField.tsx'
import { maxLength, optional } from '#web/form/rules.ts'
import { TextAreaField } from '#web/form/TextAreaField.tsx'
import { describeValue } from '#web/resource/describeValue.ts'
import { useFormats } from '#web/resource/formats.ts'
import { wholeNumber } from '#web/resource/fields.ts'
import { usePartUnchanged } from '#web/resource/usePartUnchanged.ts'
import { notify } from '#web/state/notifications.ts'
import { useStores } from '#web/state/stores.ts'
import { SubmitButton } from '#web/form/SubmitButton.tsx'

interface ReviewFormProps {
  submission: Submission
  /** The highest score */
  max: number
}

interface Values {
  score: number | undefined
  comment: string | undefined
  is_returned: boolean
}

/** Converts a submission to what a review may change of it. */
function toReview({ score, comment, state }: Submission): Readonly<Record<string, unknown>> {
  return { score, comment, is_returned: state === 'returned' }
}

/** A score is required; of work that is to be done again instead the words that say what. */
function findMissingPart({ score, comment, is_returned }: Partial<Values>) {
  const [name, value] = is_returned ? ['comment', comment] : ['score', score]
  return String(value ?? '').trim() ? {} : { [name]: 'form.fieldRequired' }
}

/** Labels of the fields, for a review that another person has sent meanwhile */
const labels = {
  score: 'homeworkList.scoreOf',
  comment: 'homeworkList.comment',
  is_returned: 'homeworkList.return',
} as const

/** Reviews a submission: a score, a comment, or a request to repeat it. */
export function ReviewForm({ submission, max }: ReviewFormProps) {
  const styles = useStyles()
  const intl = useIntl()
  const clients = useClients()
  const formats = useFormats()
  const { mutate } = useSWRConfig()
  const { notifications } = useStores()
  const saveUnchanged = usePartUnchanged({
    part: submission,
    async load() {
      const { data } = await unwrapData(
        clients.api.GET('/homework/{id}/submissions/list/', {
          params: {
            path: { id: submission.homework_id },
            query: { id: submission.id, page: 1, page_size: 1 },
          },
        }),
      )
      return data[0] ?? submission
    },
    read: toReview,
    refresh: () => mutate((key) => Array.isArray(key) && String(key[1]).startsWith('/homework/')),
    getLabel: (name) => intl.formatMessage({ id: labels[name as keyof typeof labels] }, { most: max }),
    describe: (name, current) => describeValue(toReview(current)[name], {}, clients, formats),
  })
  const rules = {
    score: optional(wholeNumber(0, max).rule),
    comment: optional(v.pipe(v.string(), maxLength(4000))),
    is_returned: v.optional(v.boolean(), false),
  }
  const initial = {
    ...(submission.score === null ? {} : { score: String(submission.score) }),
    ...(submission.comment ? { comment: submission.comment } : {}),
    is_returned: submission.state === 'returned',
  } as unknown as Partial<Values> // The score is edited as text

  async function send({ score, comment, is_returned }: Values) {
    await saveUnchanged({ score, comment, is_returned }, () =>
      clients.api.POST('/homework/submissions/{id}/review/', {
        params: { path: { id: submission.id } },
        body: { is_returned, ...(score === undefined ? {} : { score }), ...(comment ? { comment } : {}) },
      }),
    )
    notify(notifications, 'success', intl.formatMessage({ id: 'Saved successfully' }))
  }

  return (
    <Form<Values>
      label={intl.formatMessage({ id: 'homeworkList.review' }, { name: submission.student.name })}
      rules={rules}
      initial={initial}
      check={findMissingPart}
      savesByKey
      // J, K and Escape close the record, so the input is kept as a draft
      draft={`review.${submission.id}`}
      onSubmit={send}
    >
      {({ isBusy, error, values }) => (
        <div className={styles.root}>
          <FormError error={error} />
          <NumberField
            name="score"
            label={intl.formatMessage({ id: 'homeworkList.scoreOf' }, { most: max })}
            isWhole
            isRequired={!values.is_returned}
          />
          <TextAreaField
            name="comment"
            label={intl.formatMessage({ id: 'homeworkList.comment' })}
            isRequired={values.is_returned === true}
            rows={2}
            max={4000}
          />
          <CheckboxField name="is_returned" label={intl.formatMessage({ id: 'homeworkList.return' })}>
            <FormattedMessage id="homeworkList.return" />
          </CheckboxField>
          <SubmitButton isBusy={isBusy} size="medium">
            <FormattedMessage id="homeworkList.sendReview" />
          </SubmitButton>
        </div>
      )}
    </Form>
  )
}

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', alignItems: 'stretch', gap: '12px' },
})
