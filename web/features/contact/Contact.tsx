import { isMainInstitute } from '#web/state/institute.ts'
import { makeStyles, tokens } from '@fluentui/react-components'
import { CallRegular } from '@fluentui/react-icons/svg/call'
import { LocationRegular } from '@fluentui/react-icons/svg/location'
import { MailRegular } from '@fluentui/react-icons/svg/mail'
import type { FluentIcon } from '@fluentui/react-icons'
import { type ReactNode, startTransition, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useSearchParams } from 'react-router-dom'
import { useInstitute } from '#web/state/stores.ts'
import { createLateForm } from '#web/form/createLateForm.tsx'
import { brandTokens, media } from '#web/theme/tokens.ts'
import { Page } from '#web/ui/Page.tsx'
import { StarPattern } from '#web/ui/StarPattern.tsx'
import { createLazy } from '#web/ui/createLazy.ts'

const loadForm = () => import('./ContactForm.tsx')
const ContactForm = createLateForm(async () => (await loadForm()).ContactForm)
// The server renders it at once, where a message was sent without script
const SentPanel = import.meta.env.SSR ? (await loadForm()).SentPanel : createLazy(loadForm, 'SentPanel')

/** The contact page: the form and other ways to reach the institute. */
export function Contact() {
  const styles = useStyles()
  const intl = useIntl()
  const { configurations, institute } = useInstitute()
  const contact = configurations.contactUs?.config_value
  const [params, setParams] = useSearchParams()
  const [own, setReference] = useState<string>()
  const sent = params.get('sent')
  // Where a form that was sent without script leads
  const reference = own ?? (sent && /^[\w-]{1,40}$/.test(sent) ? sent : undefined)
  return (
    <Page title={<FormattedMessage id="contact.heading" />} lead={<FormattedMessage id="contact.lead" />}>
      <div className={styles.columns}>
        {reference ? (
          <SentPanel reference={reference} onAgain={writeAgain} />
        ) : (
          <ContactForm onSent={showSent} />
        )}
        <aside className={styles.ways} aria-label={intl.formatMessage({ id: 'contact.ways' })}>
          <div className={styles.art}>
            <StarPattern seed="contact" />
          </div>
          {contact?.phone && (
            <ContactWay icon={CallRegular} label="contact.phone">
              <a className={styles.link} href={`tel:${contact.phone.replace(/\s/g, '')}`}>
                <bdi dir="ltr">{contact.phone}</bdi>
              </a>
            </ContactWay>
          )}
          {contact?.email && (
            <ContactWay icon={MailRegular} label="contact.email">
              <a className={styles.link} href={`mailto:${contact.email}`}>
                <bdi dir="ltr">{contact.email}</bdi>
              </a>
            </ContactWay>
          )}
          {isMainInstitute(institute) && contact?.address && (
            <ContactWay icon={LocationRegular} label="contact.address">
              {contact.address}
            </ContactWay>
          )}
          <p className={styles.quiet}>
            <FormattedMessage id="contact.answer" />
          </p>
        </aside>
      </div>
    </Page>
  )

  function showSent(sentAs: string) {
    // The form stays until the panel can be rendered
    startTransition(() => setReference(sentAs))
  }

  function writeAgain() {
    setReference(undefined)
    if (params.has('sent')) setParams({}, { replace: true, preventScrollReset: true })
  }
}

function ContactWay({
  icon: Icon,
  label,
  children,
}: {
  icon: FluentIcon
  label: MessageId
  children: ReactNode
}) {
  const styles = useStyles()
  return (
    <div className={styles.way}>
      <Icon aria-hidden="true" className={styles.icon} />
      <div>
        <div className={styles.quiet}>
          <FormattedMessage id={label} />
        </div>
        {children}
      </div>
    </div>
  )
}

const useStyles = makeStyles({
  columns: {
    display: 'grid',
    gap: '48px',
    alignItems: 'start',
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1.5fr) minmax(0, 1fr)', gap: '80px' },
  },
  ways: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    gap: '24px',
    padding: '32px',
    overflow: 'hidden',
    borderRadius: '16px',
    backgroundColor: brandTokens.sunken,
  },
  art: {
    position: 'relative',
    height: '120px',
    marginInline: '-32px',
    marginTop: '-32px',
    color: tokens.colorBrandForeground1,
    maskImage: 'linear-gradient(black, transparent)',
  },
  way: { position: 'relative', display: 'flex', gap: '16px', minWidth: 0 },
  icon: { flexShrink: 0, width: '24px', height: '24px', color: tokens.colorBrandForeground1 },
  link: {
    display: 'inline-flex',
    minHeight: '32px',
    alignItems: 'center',
    color: tokens.colorNeutralForeground1,
    overflowWrap: 'anywhere',
  },
  quiet: {
    position: 'relative',
    margin: 0,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
  },
})
