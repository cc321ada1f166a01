import { makeStyles, tokens } from '@fluentui/react-components'
import { Suspense, lazy } from 'react'
import { FormattedMessage } from 'react-intl'
import { Outlet, ScrollRestoration, useMatches } from 'react-router-dom'
import { useDialogs, useInstitute, useSession } from '#web/state/stores.ts'
import { isStaff } from '#web/state/session.ts'
import { useLast } from '#web/ui/useLast.ts'
import { brandTokens } from '#web/theme/tokens.ts'
import { Banner } from './Banner.tsx'
import { Header } from './Header.tsx'
import { OfflineBar } from './OfflineBar.tsx'
import { PageTitle } from './PageTitle.tsx'
import { RouteProgress } from './RouteProgress.tsx'
import { ToastsHost } from './ToastsHost.tsx'
import { WhatsApp } from './WhatsApp.tsx'

const LoginDialog = lazy(async () => ({ default: (await import('./LoginHost.tsx')).LoginHost }))
const AlertHost = lazy(async () => ({ default: (await import('./AlertHost.tsx')).AlertHost }))
const TermsDialog = lazy(async () => ({ default: (await import('./TermsDialog.tsx')).TermsDialog }))

// For the frontend team: scenarios of the mock API; not a byte of it is built
const ScenarioPanel = import.meta.env.DEV
  ? lazy(async () => ({ default: (await import('#web/development/ScenarioPanel.tsx')).ScenarioPanel }))
  : undefined

/** What stands around every page: header, indicator, notifications, and dialogs that load when first opened. */
export function Shell() {
  const styles = useStyles()
  const { user } = useSession()
  const { configurations } = useInstitute()
  const dialogs = useDialogs()
  const wasLoginAsked = useLast(dialogs.login) !== undefined
  const wereTermsAsked = useLast(dialogs.terms) !== undefined
  const handle = useMatches().at(-1)?.handle as { layout?: 'zoom' } | undefined // every leaf of the table has one
  const isRoom = handle?.layout === 'zoom'
  const whatsapp = configurations.whatsapp_number?.config_value
  return (
    <div className={styles.root}>
      <a href="#main" className={styles.skip}>
        <FormattedMessage id="shell.skip" />
      </a>
      <RouteProgress />
      {!user && !isRoom && <Banner />}
      <Header />
      <PageTitle />
      <Outlet />
      {whatsapp && !isRoom && !isStaff(user) && <WhatsApp number={whatsapp} />}
      <OfflineBar />
      <ToastsHost />
      {/* Each waits for itself: one that loads must not hide another that is open */}
      <Suspense>{wasLoginAsked && <LoginDialog request={dialogs.login} />}</Suspense>
      <Suspense>{wereTermsAsked && <TermsDialog kind={dialogs.terms} />}</Suspense>
      <Suspense>{dialogs.alert && <AlertHost alert={dialogs.alert} />}</Suspense>
      <Suspense>{ScenarioPanel && <ScenarioPanel />}</Suspense>
      <ScrollRestoration storageKey="mk.scroll" />
    </div>
  )
}

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    minHeight: '100vh',
    backgroundColor: brandTokens.page,
    color: tokens.colorNeutralForeground1,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
  },
  skip: {
    position: 'absolute',
    insetInlineStart: '16px',
    top: '-80px',
    zIndex: 1000,
    paddingBlock: '12px',
    paddingInline: '16px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorBrandForegroundLink,
    // Its shadow would fall into the page from above
    ':focus': { top: '16px', boxShadow: brandTokens.shadowFloating },
  },
})
