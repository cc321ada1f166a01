import { Button, makeStyles, tokens } from '@fluentui/react-components'
import type { User } from '#sdk'
import { Suspense, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { formatError } from '#web/api/formatError.ts'
import { paths } from '#web/paths.ts'
import { notify } from '#web/state/notifications.ts'
import { type Stores, useInstitute, useStores } from '#web/state/stores.ts'
import { requestFacebookToken, loadFacebook } from './facebook.ts'
import { requestGoogleToken, loadGoogle } from './google.ts'
import { goToLinkedIn } from './linkedIn.ts'
import { ProviderMark } from './ProviderMark.tsx'
import { type Provider, providers, SocialError } from './provider.ts'
import { useSocialSignIn } from './useSocialSignIn.ts'
import { createLazy } from '#web/ui/createLazy.ts'

const SocialProblem = createLazy(() => import('./SocialProblem.tsx'), 'SocialProblem')

interface SocialButtonsProps {
  onSignedIn: (user: User, to?: string) => Promise<void>
}

/**
 * Buttons for Google, Facebook and LinkedIn, for students, where the institute has them configured.
 * @see specification section 6
 */
export function SocialButtons({ onSignedIn }: SocialButtonsProps) {
  const styles = useStyles()
  const intl = useIntl()
  const { social } = useInstitute()
  const stores = useStores()
  const { notifications } = stores
  const signIn = useSocialSignIn()
  const [busy, setBusy] = useState<Provider>()
  const [problem, setProblem] = useState<MessageId>()
  const offered = providers.filter((provider) => social[provider] !== undefined)
  if (offered.length === 0) return null
  return (
    <div className={styles.root}>
      <p className={styles.or}>
        <FormattedMessage id="auth.social.or" />
      </p>
      <div className={styles.buttons}>
        {offered.map((provider) => (
          <Button
            key={provider}
            size="large"
            className={styles.button}
            icon={<ProviderMark provider={provider} />}
            disabledFocusable={busy !== undefined}
            // Browsers block a popup that opens long after the click, so the script is loaded on hover
            onPointerEnter={() => void load(provider).catch(() => undefined)}
            onClick={() => void enter(provider)}
          >
            <FormattedMessage id={`auth.social.${provider}`} />
          </Button>
        ))}
      </div>
      <div role="status">
        {busy && (
          <p className={styles.quiet}>
            <FormattedMessage id="auth.social.waiting" />
          </p>
        )}
        <Suspense>{problem && <SocialProblem text={problem} />}</Suspense>
      </div>
    </div>
  )

  async function load(provider: Provider) {
    if (provider === 'google') await loadGoogle(social.google?.clientId)
    if (provider === 'facebook') await loadFacebook(social.facebook?.clientId)
  }

  async function enter(provider: Provider) {
    if (provider === 'linkedin') return goToLinkedIn(social.linkedin?.clientId, findRequestedPage(stores))
    setBusy(provider)
    setProblem(undefined)
    try {
      await load(provider)
      const code = await (provider === 'google'
        ? requestGoogleToken(social.google?.clientId)
        : requestFacebookToken())
      await onSignedIn(await signIn(provider, code), paths.bookedClasses)
    } catch (error) {
      const id = error instanceof SocialError ? (`auth.social.${error.reason}` as const) : undefined
      setProblem(id)
      notify(
        notifications,
        id === 'auth.social.cancelled' ? 'info' : 'error',
        id ? intl.formatMessage({ id }) : formatError(error, intl),
      )
    } finally {
      setBusy(undefined)
    }
  }
}

/** Finds the page that opened the sign-in: a guarded one, or the one on which an action was blocked. */
function findRequestedPage({ dialogs, session }: Stores): string | undefined {
  const { returnTo, resume } = dialogs.login ?? {}
  return resume || session.hasEnded ? location.pathname + location.search : returnTo
}

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '16px', marginTop: '24px' },
  or: {
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    margin: 0,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    '::before': { content: '""', flexGrow: 1, height: '1px', backgroundColor: tokens.colorNeutralStroke2 },
    '::after': { content: '""', flexGrow: 1, height: '1px', backgroundColor: tokens.colorNeutralStroke2 },
  },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: '12px' },
  // Names do not wrap: a button without room goes to the next line
  button: {
    flexGrow: 1,
    flexBasis: 0,
    minWidth: 'max-content',
    minHeight: '48px',
    paddingInline: '12px',
    whiteSpace: 'nowrap',
  },
  quiet: { margin: 0, color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
})
