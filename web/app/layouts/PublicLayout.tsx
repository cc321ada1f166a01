import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { FormattedMessage } from 'react-intl'
import { Outlet } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { useSession, useStores } from '#web/state/stores.ts'
import { brandTokens } from '#web/theme/tokens.ts'
import { Container } from '#web/ui/Container.tsx'
import { useShownRoute } from '../routing/useShownRoute.ts'
import { InstallPart } from './dialogs/InstallPart.tsx'
import { Footer } from './footer/Footer.tsx'
import { LegalLine } from './footer/LegalLine.tsx'
import { isBookingStep } from './isBookingStep.ts'

/**
 * The layout of public pages: the page, for guests the hint to install the app, and the footer of the person's
 * category; steps of a booking have its last line.
 * @see docs/decisions.md#layouts
 */
export function PublicLayout() {
  const styles = useStyles()
  const { user } = useSession()
  const { install } = useSnapshot(useStores().device)
  const isStep = isBookingStep(useShownRoute().path)
  return (
    <>
      <main id="main" className={mergeClasses(styles.main, (isStep || user !== null) && styles.stretched)}>
        <Outlet />
      </main>
      {isStep && (
        <footer data-later="" className={styles.slim}>
          <Container>
            <LegalLine />
          </Container>
        </footer>
      )}
      {!isStep && !user && install && (
        <Container>
          <InstallPart />
        </Container>
      )}
      {!isStep && !user && <Footer />}
      {!isStep && user?.category === 'student' && (
        <details data-later="" className={styles.folded}>
          <summary className={styles.summary}>
            <Container>
              <FormattedMessage id="shell.footer.more" />
            </Container>
          </summary>
          <Footer />
        </details>
      )}
    </>
  )
}

const useStyles = makeStyles({
  main: { minWidth: 0 },
  // Not above a guest's footer, which grows itself: the browser may paint while it has parsed only a part of the
  // footer, and a stretched page would shrink with the rest
  stretched: { flexGrow: 1 },
  slim: {
    paddingBottom: '24px',
    backgroundColor: brandTokens.sunken,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
  },
  folded: { backgroundColor: brandTokens.sunken },
  summary: {
    paddingBlock: '20px',
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase300,
    listStyleType: 'none',
    textDecorationLine: 'underline',
    cursor: 'pointer',
    ':hover': { color: tokens.colorNeutralForeground1 },
  },
})
