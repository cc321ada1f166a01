import { makeStyles, tokens } from '@fluentui/react-components'
import { Suspense, useEffect } from 'react'
import { FormattedMessage } from 'react-intl'
import { Outlet } from 'react-router-dom'
import type { User } from '#sdk'
import { useScrollRestoration } from '#web/navigation/useScrollRestoration.ts'
import { paths } from '#web/paths.ts'
import { closeAlert, closeLogin, closeTerms } from '#web/state/dialogs.ts'
import { notify } from '#web/state/notifications.ts'
import { isStaff } from '#web/state/session.ts'
import {
  type Stores,
  useConsent,
  useDialogs,
  useInstitute,
  useSession,
  useStores,
} from '#web/state/stores.ts'
import { brandTokens } from '#web/theme/tokens.ts'
import { useLast } from '#web/ui/useLast.ts'
import { Started } from '../browser/Started.tsx'
import { useShownRoute } from '../routing/useShownRoute.ts'
import { Banner } from './Banner.tsx'
import { createPart } from './createPart.tsx'
import { LoginDialog } from './dialogs/LoginDialog.tsx'
import { WhatsApp } from './footer/WhatsApp.tsx'
import { Header } from './header/Header.tsx'
import { isBookingStep } from './isBookingStep.ts'
import { ToastsHost } from './notifications/ToastsHost.tsx'
import { OfflineBar } from './OfflineBar.tsx'
import { PageTitle } from './PageTitle.tsx'
import { RouteProgress } from './RouteProgress.tsx'
import { ServerForms } from './ServerForms.tsx'
import { useLateFonts } from './useLateFonts.ts'

const AlertHost = createPart(async () => (await import('./dialogs/AlertHost.tsx')).AlertHost)
const ConsentBar = createPart(async () => (await import('./dialogs/ConsentBar.tsx')).ConsentBar)
const TermsDialog = createPart(async () => (await import('./dialogs/TermsDialog.tsx')).TermsDialog)

// Development only, removed from the build: scenarios of the mock API
const ScenarioPanel = import.meta.env.DEV
  ? createPart(async () => (await import('#web/development/ScenarioPanel.tsx')).ScenarioPanel)
  : undefined

// Always the same element: if it changed, the page would be hydrated at once, in one long task. See
// docs/decisions.md#hydration-order
const page = (
  <Suspense>
    <Outlet />
    <Started />
  </Suspense>
)

/** The frame of every page: header, progress line, notifications, and dialogs that are loaded when first opened. */
export function Shell() {
  const styles = useStyles()
  useLateFonts()
  // Measured by benchmarks: from here on a press is answered, hydrating the page first where it lies in the page
  useEffect(() => void performance.mark('hydrated'), [])
  useScrollRestoration()
  const { user } = useSession()
  const { configurations } = useInstitute()
  const stores = useStores()
  const dialogs = useDialogs()
  const { isOpen: isConsentOpen } = useConsent()
  const wasLoginOpened = useLast(dialogs.login) !== undefined
  const wereTermsOpened = useLast(dialogs.terms) !== undefined
  const route = useShownRoute()
  const isRoom = route.layout === 'zoom'
  const whatsapp = configurations.whatsapp_number?.config_value
  return (
    <div className={styles.root}>
      <a href="#main" className={styles.skip}>
        <FormattedMessage id="shell.skip" />
      </a>
      <RouteProgress />
      <ServerForms />
      {!user && !isRoom && <Banner />}
      <Header />
      <OfflineBar />
      <PageTitle />
      {page}
      {whatsapp && !isRoom && hasChat(user, route.path) && <WhatsApp number={whatsapp} />}
      {isConsentOpen && <ConsentBar />}
      <ToastsHost />
      {wasLoginOpened && <LoginDialog request={dialogs.login} onFailed={() => closeLogin(stores.dialogs)} />}
      {wereTermsOpened && (
        <TermsDialog
          kind={dialogs.terms}
          wanted={dialogs.terms}
          onFailed={() => closeTerms(stores.dialogs)}
        />
      )}
      {dialogs.alert && (
        <AlertHost alert={dialogs.alert} isReplaced onFailed={() => showAlertAsToast(stores)} />
      )}
      {ScenarioPanel && <ScenarioPanel />}
    </div>
  )
}

/** Shows the result of a flow in a toast where its dialog could not be loaded. */
function showAlertAsToast({ dialogs, notifications }: Stores) {
  const { alert } = dialogs
  if (!alert) return
  notify(notifications, alert.intent, alert.text)
  closeAlert(dialogs)
  alert.onClosed?.()
}

/** Whether the chat button is shown: not to kids and staff, and not in booking steps and quizzes. */
function hasChat(user: Pick<User, 'category'> | null, path = ''): boolean {
  return !(isStaff(user) || user?.category === 'kids' || isBookingStep(path) || path === paths.studentQuizzes)
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
    // Its shadow would be visible at the top of the page while it is hidden
    ':focus': { top: '16px', boxShadow: brandTokens.shadowFloating },
  },
})
