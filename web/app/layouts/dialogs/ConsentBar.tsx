import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { FormattedMessage, useIntl } from 'react-intl'
import { chooseConsent } from '#web/state/consent.ts'
import { useStores } from '#web/state/stores.ts'
import { brandTokens, media } from '#web/theme/tokens.ts'

/** Asks about scripts that are not needed; both answers have the same weight. */
export function ConsentBar() {
  const styles = useStyles()
  const intl = useIntl()
  const { consent } = useStores()
  return (
    <section className={styles.root} aria-label={intl.formatMessage({ id: 'shell.consent.label' })}>
      <p className={styles.text}>
        <FormattedMessage id="shell.consent.text" />
      </p>
      <div className={styles.answers}>
        <Button size="large" onClick={() => chooseConsent(consent, 'refused')}>
          <FormattedMessage id="shell.consent.refuse" />
        </Button>
        <Button size="large" onClick={() => chooseConsent(consent, 'accepted')}>
          <FormattedMessage id="shell.consent.accept" />
        </Button>
      </div>
    </section>
  )
}

const useStyles = makeStyles({
  root: {
    position: 'sticky',
    bottom: 0,
    // Above the floating chat button, which is reachable once this is answered
    zIndex: 95,
    display: 'grid',
    gap: '12px 24px',
    alignItems: 'center',
    paddingBlock: '16px',
    paddingInline: '24px',
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: brandTokens.shadowFloating,
    [media.tablet]: { gridTemplateColumns: '1fr auto' },
  },
  text: { margin: 0, maxWidth: '70ch' },
  answers: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '12px' },
})
