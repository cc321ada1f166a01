import { makeStyles, tokens } from '@fluentui/react-components'
import { FormattedMessage, useIntl } from 'react-intl'
import * as v from 'valibot'
import { useClients } from '#web/api/clients.ts'
import { isDoneAlready } from '#web/api/isDoneAlready.ts'
import { withIdempotencyKey } from '#web/api/withIdempotencyKey.ts'
import { FormError } from '#web/form/FormError.tsx'
import { Form } from '#web/form/Form.tsx'
import { RatingField } from '#web/form/RatingField.tsx'
import { maxLength, optional, rating } from '#web/form/rules.ts'
import { TextAreaField } from '#web/form/TextAreaField.tsx'
import { notify } from '#web/state/notifications.ts'
import { useStores } from '#web/state/stores.ts'
import { Heading } from '#web/ui/Heading.tsx'
import { createClassCheck, useRefreshClasses } from './queries.ts'
import { SubmitButton } from '#web/form/SubmitButton.tsx'

const rules = {
  platform: rating,
  service: rating,
  person: rating,
  comment: optional(v.pipe(v.string(), maxLength(2000))),
}
type Values = { [Name in keyof typeof rules]: v.InferOutput<(typeof rules)[Name]> }

interface FeedbackFormProps {
  classId: number
  /** The person who is rated */
  side: 'tutor' | 'student'
  /** Kids rate the same three things in simpler words, with larger stars and no text field */
  isKid: boolean
}

/**
 * The feedback form: stars for platform, service and person, once per class.
 * @see specification section 3, feedback
 */
export function FeedbackForm({ classId, side, isKid }: FeedbackFormProps) {
  const styles = useStyles()
  const intl = useIntl()
  const clients = useClients()
  const refresh = useRefreshClasses()
  const { notifications } = useStores()

  async function send({ platform, service, person, comment }: Values) {
    const body = { class_id: classId, platform, service, [side]: person, ...(comment ? { comment } : {}) }
    try {
      await withIdempotencyKey(`feedback-${classId}`, (header) =>
        clients.api.POST('/feedback/add/', { params: { header }, body }),
      )
      notify(
        notifications,
        'success',
        intl.formatMessage({ id: isKid ? 'archive.rate.kids.thanks' : 'archive.thanks' }),
      )
    } catch (error) {
      const isRated = createClassCheck(classId, ({ is_feedback_due }) => !is_feedback_due)
      if (!(await isDoneAlready(error, () => isRated(clients)))) throw error
      // Rated in another window: this form gives way to what was sent there
      notify(notifications, 'info', intl.formatMessage({ id: 'archive.rated' }))
    }
    await refresh()
  }

  const label = intl.formatMessage({ id: 'archive.rate' })
  const words: Record<'platform' | 'service' | 'person', MessageId> = isKid
    ? {
        platform: 'archive.rate.kids.platform',
        service: 'archive.rate.kids.service',
        person: 'archive.rate.kids.tutor',
      }
    : { platform: 'archive.rate.platform', service: 'archive.rate.service', person: `archive.rate.${side}` }
  const criteria = isKid
    ? (['person', 'service', 'platform'] as const)
    : (['platform', 'service', 'person'] as const)
  return (
    <Form<Values> label={label} rules={rules} draft={`feedback-${classId}`} onSubmit={send}>
      {({ isBusy, error }) => (
        <div className={styles.root}>
          <Heading level={3}>{label}</Heading>
          <FormError error={error} />
          {criteria.map((name) => (
            <RatingField
              key={name}
              name={name}
              label={intl.formatMessage({ id: words[name] })}
              isLarge={isKid}
            />
          ))}
          {!isKid && (
            <TextAreaField
              name="comment"
              label={intl.formatMessage({ id: 'archive.rate.comment' })}
              isRequired={false}
              rows={3}
              max={2000}
            />
          )}
          <SubmitButton isBusy={isBusy}>
            <FormattedMessage id="archive.rate.send" />
          </SubmitButton>
        </div>
      )}
    </Form>
  )
}

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    gap: '16px',
    paddingTop: '20px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
})
