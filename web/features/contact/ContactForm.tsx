import { makeStyles } from '@fluentui/react-components'
import { unwrapData } from '#sdk'
import { FormattedMessage, useIntl } from 'react-intl'
import { useClients } from '#web/api/clients.ts'
import { useQuery } from '#web/api/query.ts'
import { useRepeatKey } from '#web/api/useRepeatKey.ts'
import { profileQuery } from '#web/domain/session/profileQuery.ts'
import { FormError } from '#web/form/FormError.tsx'
import { Form } from '#web/form/Form.tsx'
import { SelectField } from '#web/form/SelectField.tsx'
import { TextAreaField } from '#web/form/TextAreaField.tsx'
import { TextField } from '#web/form/TextField.tsx'
import { formatFullName } from '#web/i18n/formatFullName.ts'
import { useSession } from '#web/state/stores.ts'
import { media } from '#web/theme/tokens.ts'
import { contactRules, type ContactValues, MESSAGE_MAX, topics } from './contactRules.ts'
import { SubmitButton } from '#web/form/SubmitButton.tsx'

// Its code is there once a message was sent
export { SentPanel } from './SentPanel.tsx'

interface ContactFormProps {
  /** Called with the reference of the message */
  onSent: (reference: string) => void
}

/** The contact form; signed-in users need not enter what their profile has. A draft is kept for the tab. */
export function ContactForm({ onSent }: ContactFormProps) {
  const styles = useStyles()
  const intl = useIntl()
  const { user } = useSession()
  // A kid has neither a phone nor an e-mail address
  const profile = useQuery(user && user.category !== 'kids' ? profileQuery : null)
  const { api } = useClients()
  const repeat = useRepeatKey()
  const formatText = (id: MessageId) => intl.formatMessage({ id })
  return (
    <Form<ContactValues>
      label={formatText('contact.heading')}
      rules={contactRules}
      serverName="contact"
      hasSummary
      isGuarded
      draft="contact"
      {...(user ? { initial: getIdentity(user, profile.data?.data.phone_number) } : {})}
      onSubmit={send}
    >
      {({ isBusy, error }) => (
        <div className={styles.fields}>
          <FormError error={error} />
          <div className={styles.pair}>
            <TextField name="full_name" label={formatText('contact.name')} autoComplete="name" />
            <TextField
              name="email"
              type="email"
              label={formatText('contact.email')}
              autoComplete="email"
              inputMode="email"
              isLeftToRight
            />
            <TextField
              name="phone_number"
              type="tel"
              label={formatText('contact.phone')}
              hint={formatText('contact.phone.hint')}
              autoComplete="tel"
              inputMode="tel"
              isLeftToRight
            />
            <SelectField
              name="topic"
              label={formatText('contact.topic')}
              placeholder={formatText('contact.topic.choose')}
              options={topics.map((value) => ({ value, label: formatText(`contact.topic.${value}`) }))}
            />
          </div>
          <TextAreaField name="message" label={formatText('contact.message')} rows={6} max={MESSAGE_MAX} />
          <SubmitButton isBusy={isBusy} className={styles.send}>
            <FormattedMessage id={isBusy ? 'contact.sending' : 'contact.send'} />
          </SubmitButton>
        </div>
      )}
    </Form>
  )

  async function send(body: ContactValues) {
    // A message whose response was lost is not sent as a second one
    const { data } = await repeat(body, (header) =>
      unwrapData(api.POST('/contact/add/', { params: { header }, body })),
    )
    onSent(data.reference)
  }
}

interface Identity {
  readonly first_name: string
  readonly last_name: string
  readonly email?: string | null
}

function getIdentity(
  { email, ...person }: Identity,
  phone_number: string | null | undefined,
): Partial<ContactValues> {
  return {
    full_name: formatFullName(person),
    ...(email && { email }),
    ...(phone_number && { phone_number }),
  }
}

const useStyles = makeStyles({
  fields: { display: 'flex', flexDirection: 'column', gap: '20px' },
  pair: {
    display: 'grid',
    gap: '20px',
    alignItems: 'start',
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
  send: { minHeight: '52px', [media.tablet]: { alignSelf: 'flex-start', paddingInline: '40px' } },
})
