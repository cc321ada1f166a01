import { Button, makeStyles, tokens } from '@fluentui/react-components'
import type { Feedback } from '#sdk'
import { FormattedMessage, useIntl } from 'react-intl'
import * as v from 'valibot'
import { FormError } from '#web/form/FormError.tsx'
import { Form } from '#web/form/Form.tsx'
import { RatingField } from '#web/form/RatingField.tsx'
import { maxLength, optional, rating } from '#web/form/rules.ts'
import { TextAreaField } from '#web/form/TextAreaField.tsx'
import { Heading } from '#web/ui/Heading.tsx'
import { SubmitButton } from '#web/form/SubmitButton.tsx'
import { useSendFeedback, type FeedbackOptions } from './useSendFeedback.ts'

const rules = {
  platform: rating,
  service: rating,
  person: rating,
  comment: optional(v.pipe(v.string(), maxLength(2000))),
}
type Values = { [Name in keyof typeof rules]: v.InferOutput<(typeof rules)[Name]> }

interface FeedbackFormProps extends FeedbackOptions {
  /** Called when a change was saved or given up */
  onClose?: () => void
}

/**
 * The feedback form: stars for platform, service and person, once per class; a rating that was given can be changed.
 * Kids rate the same three things in simpler words, with larger stars and no text field.
 * @see specification section 3, feedback
 */
export function FeedbackForm({ onClose, ...options }: FeedbackFormProps) {
  const { classId, side, isKid, given } = options
  const styles = useStyles()
  const intl = useIntl()
  const send = useSendFeedback(options)

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
    <Form<Values>
      label={label}
      rules={rules}
      {...(given && { initial: toValues(given, side) })}
      draft={`feedback-${classId}`}
      onSubmit={async (values) => {
        await send(values)
        onClose?.()
      }}
    >
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
              hint={intl.formatMessage({ id: `archive.rate.comment.${side}` })}
              isRequired={false}
              rows={3}
              max={2000}
            />
          )}
          <SubmitButton isBusy={isBusy}>
            <FormattedMessage id="archive.rate.send" />
          </SubmitButton>
          {given && (
            <Button onClick={onClose}>
              <FormattedMessage id="ui.cancel" />
            </Button>
          )}
        </div>
      )}
    </Form>
  )
}

function toValues(given: Feedback, side: FeedbackOptions['side']): Partial<Values> {
  const { platform, service, comment } = given
  return {
    platform,
    service,
    person: given[side] ?? undefined,
    ...(comment && { comment }),
  } as Partial<Values>
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
