import { makeStyles, tokens } from '@fluentui/react-components'
import { FormattedMessage } from 'react-intl'
import { Outlet } from 'react-router-dom'
import { useSession } from '#web/state/stores.ts'
import { brandTokens } from '#web/theme/tokens.ts'
import { Container } from '#web/ui/Container.tsx'
import { Footer } from './Footer.tsx'

/**
 * The layout of public pages: the page, and the footer of the person's category.
 * @see docs/decisions.md#layouts
 */
export function PublicLayout() {
  const styles = useStyles()
  const { user } = useSession()
  return (
    <>
      <main id="main" className={styles.main}>
        <Outlet />
      </main>
      {!user && <Footer />}
      {user?.category === 'student' && (
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
  main: { flexGrow: 1, minWidth: 0 },
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
