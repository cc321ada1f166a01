import { Link as FluentLink, makeStyles, tokens } from '@fluentui/react-components'
import { FormattedMessage } from 'react-intl'
import { needsConsent, openConsent } from '#web/state/consent.ts'
import { openTerms } from '#web/state/dialogs.ts'
import { useInstitute, useStores } from '#web/state/stores.ts'
import { ThemeSelect } from '../header/ThemeSelect.tsx'

/** The last line of a footer, and all of it during a booking: rights, theme and legal documents. */
export function LegalLine() {
  const styles = useStyles()
  const { consent, dialogs } = useStores()
  const { configurations, scripts } = useInstitute()
  return (
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
  )
}

const useStyles = makeStyles({
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
