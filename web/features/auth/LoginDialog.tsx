import { makeStyles, tokens } from '@fluentui/react-components'
import type { User } from '#sdk'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { LoginRequest } from '#web/state/dialogs.ts'
import { media } from '#web/theme/tokens.ts'
import { Dialog } from '#web/ui/Dialog.tsx'
import { Tabs } from '#web/ui/Tabs.tsx'
import { useLast } from '#web/ui/useLast.ts'
import { KidOnly } from './KidOnly.tsx'
import { LoginForm } from './LoginForm.tsx'
import { RegisterForm } from './RegisterForm.tsx'
import { type Role, RoleCards } from './RoleCards.tsx'
import { SocialButtons } from './social/SocialButtons.tsx'

interface LoginDialogProps {
  /** Undefined: closed */
  request: LoginRequest | undefined
  /** During a reservation, signing in or registering as a tutor is not offered */
  isReserving: boolean
  onSignedIn: SignedIn
  onRegistered: (role: 'student' | 'tutor') => void
  onClose: () => void
}

type SignedIn = (user: User, to?: string) => Promise<void>

const registerRoles = ['student', 'tutor'] as const

/**
 * Sign-in and registration: the role first, which most often is the student's, then its form.
 * @see specification section 4, Login dialog
 */
export function LoginDialog({ request, onClose, ...rest }: LoginDialogProps) {
  const styles = useStyles()
  const intl = useIntl()
  const last = useLast(request)
  return (
    <Dialog
      isOpen={request !== undefined}
      title={intl.formatMessage({ id: last?.isKidOnly ? 'auth.kidOnly.title' : 'auth.title' })}
      className={last?.isKidOnly ? styles.small : styles.surface}
      onClose={onClose}
    >
      {last && (last.isKidOnly ? <KidOnly /> : <Entrance request={last} {...rest} />)}
    </Dialog>
  )
}

type EntranceProps = Omit<LoginDialogProps, 'request' | 'onClose'> & { request: LoginRequest }

/** Mounted at each opening, so that it starts with the requested tab and role. */
function Entrance({ request, isReserving, onSignedIn, onRegistered }: EntranceProps) {
  const styles = useStyles()
  const intl = useIntl()
  const [tab, setTab] = useState(request.tab)
  const [role, setRole] = useState<Role>(isReserving ? 'student' : (request.role ?? 'student'))
  const [username, setUsername] = useState<string>()
  const isLogin = tab === 'login'
  const offered: readonly Role[] = isLogin ? ['student', 'tutor', 'kids'] : registerRoles
  const roles = offered.filter((each) => !(isReserving && each === 'tutor'))
  const shown = roles.find((each) => each === role)
  return (
    <div className={styles.tabs}>
      <Tabs
        label={intl.formatMessage({ id: 'auth.title' })}
        tabs={[
          { value: 'login', label: <FormattedMessage id="auth.login" /> },
          { value: 'register', label: <FormattedMessage id="auth.register" /> },
        ]}
        chosen={tab}
        onChoose={setTab}
      >
        <div className={styles.columns}>
          <div data-start="" className={styles.start}>
            <RoleCards
              name={isLogin ? 'user_type' : 'role-register'}
              {...(isLogin && { form: 'form-login' })}
              legend={isLogin ? 'auth.whoIsIt' : 'auth.whoWillYouBe'}
              roles={roles}
              chosen={shown}
              onChoose={setRole}
            />
            {/* Choosing a card changes the fields by script only */}
            {isLogin && shown !== 'kids' && (
              <noscript>
                <a href="?login=kids" className={styles.passcode}>
                  <FormattedMessage id="auth.role.kids.text" />
                </a>
              </noscript>
            )}
          </div>
          <div className={styles.form}>
            {!shown && (
              <p className={styles.hint}>
                <FormattedMessage id="auth.chooseFirst" />
              </p>
            )}
            {shown && isLogin && (
              <LoginForm
                key={shown === 'kids' ? 'kids' : 'adults'}
                userType={shown}
                {...(username ? { username } : {})}
                onSignedIn={onSignedIn}
              />
            )}
            {shown === 'student' && isLogin && <SocialButtons onSignedIn={onSignedIn} />}
            {shown && shown !== 'kids' && !isLogin && (
              <RegisterForm
                key={shown}
                registerType={shown}
                onSignedIn={onSignedIn}
                onRegistered={(email) => {
                  setUsername(email)
                  setTab('login')
                  onRegistered(shown)
                }}
              >
                {shown === 'student' && <SocialButtons onSignedIn={onSignedIn} />}
              </RegisterForm>
            )}
          </div>
        </div>
      </Tabs>
    </div>
  )
}

const useStyles = makeStyles({
  surface: { width: 'min(880px, 100%)', maxWidth: '880px' },
  small: { width: 'min(520px, 100%)', maxWidth: '520px' },
  // The second step of registering has a phone's sheet to itself
  tabs: {
    '&:has([data-step="person"]) :is([role="tablist"], [data-start])': {
      display: 'none',
      [media.desktop]: { display: 'flex' },
    },
  },
  columns: {
    display: 'grid',
    gap: '24px',
    [media.desktop]: { gridTemplateColumns: '320px minmax(0, 1fr)', gap: '40px' },
  },
  start: { display: 'flex', flexDirection: 'column', gap: '20px' },
  form: {
    minWidth: 0,
    [media.desktop]: {
      minHeight: '360px',
      paddingInlineStart: '40px',
      borderInlineStartWidth: '1px',
      borderInlineStartStyle: 'solid',
      borderInlineStartColor: tokens.colorNeutralStroke2,
    },
  },
  hint: { margin: 0, color: tokens.colorNeutralForeground3 },
  passcode: { color: tokens.colorBrandForegroundLink },
})
