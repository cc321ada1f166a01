import { isMainInstitute } from '#web/state/institute.ts'
import { Link as FluentLink, makeStyles, tokens } from '@fluentui/react-components'
import { FormattedMessage, useIntl } from 'react-intl'
import { needsConsent, openConsent } from '#web/state/consent.ts'
import { openTerms } from '#web/state/dialogs.ts'
import { useInstitute, useStores } from '#web/state/stores.ts'
import { brandTokens, media } from '#web/theme/tokens.ts'
import { Container } from '#web/ui/Container.tsx'
import { FooterColumns } from './FooterColumns.tsx'
import { Logo } from './Logo.tsx'
import { SocialLinks } from './SocialLinks.tsx'
import { Subscribe } from './Subscribe.tsx'
import { ThemeSelect } from './ThemeSelect.tsx'

/**
 * The page footer: institute, link columns, subscription, social links, legal line.
 * @see specification section 2
 */
export function Footer() {
  const styles = useStyles()
  const intl = useIntl()
  const { consent, dialogs } = useStores()
  const { configurations, institute, scripts } = useInstitute()
  const contact = configurations.contactUs?.config_value
  return (
    <footer data-later="" className={styles.root}>
      <Container>
        <div className={styles.top}>
          <section className={styles.institute} aria-label={intl.formatMessage({ id: 'shell.institute' })}>
            <Logo />
            <p className={styles.about}>{configurations.about?.config_value}</p>
            <ul className={styles.contact}>
              {contact?.phone && (
                <li>
                  <a className={styles.link} href={`tel:${contact.phone.replace(/\s/g, '')}`}>
                    <bdi dir="ltr">{contact.phone}</bdi>
                  </a>
                </li>
              )}
              {contact?.email && (
                <li>
                  <a className={styles.link} href={`mailto:${contact.email}`}>
                    <bdi dir="ltr">{contact.email}</bdi>
                  </a>
                </li>
              )}
              {isMainInstitute(institute) && contact?.address && <li>{contact.address}</li>}
            </ul>
            <SocialLinks />
          </section>
          <Subscribe />
        </div>
        <FooterColumns />
        <div className={styles.legal}>
          <span>
            <FormattedMessage
              id="shell.rights"
              values={{ institute: <bdi>{configurations.institute_name?.config_value}</bdi> }}
            />
          </span>
          <ThemeSelect />
          <span className={styles.documents}>
            <FluentLink as="button" onClick={() => openTerms(dialogs, 'terms')}>
              <FormattedMessage id="shell.terms" />
            </FluentLink>
            <FluentLink as="button" onClick={() => openTerms(dialogs, 'privacy')}>
              <FormattedMessage id="shell.privacy" />
            </FluentLink>
            {needsConsent(scripts) && (
              <FluentLink as="button" onClick={() => openConsent(consent)}>
                <FormattedMessage id="shell.consent.change" />
              </FluentLink>
            )}
            <FluentLink href="/licenses.txt">
              <FormattedMessage id="shell.licences" />
            </FluentLink>
          </span>
        </div>
      </Container>
    </footer>
  )
}

const useStyles = makeStyles({
  root: {
    paddingBlock: '40px 96px',
    [media.desktop]: { paddingBlock: '64px 96px' },
    backgroundColor: brandTokens.sunken,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
  },
  top: {
    display: 'grid',
    gap: '32px',
    [media.desktop]: { gridTemplateColumns: '1fr minmax(320px, 420px)', gap: '96px' },
  },
  institute: { display: 'flex', flexDirection: 'column', gap: '16px' },
  about: { margin: 0, maxWidth: '60ch', color: tokens.colorNeutralForeground2 },
  contact: {
    display: 'flex',
    flexDirection: 'column',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    color: tokens.colorNeutralForeground2,
  },
  link: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '32px',
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    ':hover': { textDecorationLine: 'underline' },
  },
  legal: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '16px',
    marginTop: '32px',
    paddingTop: '24px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    color: tokens.colorNeutralForeground2,
  },
  documents: { display: 'flex', flexWrap: 'wrap', gap: '8px 24px' },
})
