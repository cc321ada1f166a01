import { isMainInstitute } from '#web/state/institute.ts'
import { makeStyles, tokens } from '@fluentui/react-components'
import { useIntl } from 'react-intl'
import { useInstitute } from '#web/state/stores.ts'
import { brandTokens, media } from '#web/theme/tokens.ts'
import { Container } from '#web/ui/Container.tsx'
import { Logo } from '../header/Logo.tsx'
import { FooterColumns } from './FooterColumns.tsx'
import { LegalLine } from './LegalLine.tsx'
import { SocialLinks } from './SocialLinks.tsx'
import { Subscribe } from './Subscribe.tsx'

/**
 * The page footer: institute, link columns, subscription, social links, legal line.
 * @see specification section 2
 */
export function Footer() {
  const styles = useStyles()
  const intl = useIntl()
  const { configurations, institute } = useInstitute()
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
        <LegalLine />
      </Container>
    </footer>
  )
}

const useStyles = makeStyles({
  root: {
    flexGrow: 1,
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
})
