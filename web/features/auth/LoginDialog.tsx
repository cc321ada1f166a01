import { Button, makeStyles, tokens } from '@fluentui/react-components'
import type { User } from '#sdk'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { type LoginRequest, openLogin } from '#web/state/dialogs.ts'
import { useStores } from '#web/state/stores.ts'
import { readDraft, removeDraft, storeDraft } from '#web/storage/drafts.ts'
import { media } from '#web/theme/tokens.ts'
import { Dialog } from '#web/ui/Dialog.tsx'
import { Tabs } from '#web/ui/Tabs.tsx'
import { useEvent } from '#web/ui/useEvent.ts'
import { useLast } from '#web/ui/useLast.ts'
import { LateKidOnly, LateLoginForm, LateRegisterForm } from './lateForms.ts'
import { PasscodeLink, type Role, RoleCards } from './RoleCards.tsx'
import { StaffForm } from './StaffForm.tsx'
import { isStaffRole } from './staffRoles.ts'

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

const loginRoles = ['student', 'tutor', 'kids'] as const
const registerRoles = ['student', 'tutor'] as const

function toRole(asked: LoginRequest['role']): Role {
  return loginRoles.find((role) => role === asked) ?? 'student'
}

/**
 * Sign-in and registration: the role first, which most often is the student's, then its form.
 * @see specification section 4, Login dialog
 */
export function LoginDialog({ request, onClose, ...rest }: LoginDialogProps) {
  const styles = useStyles()
  const intl = useIntl()
  const last = useLast(request)
  const kind = last && getKind(last)
  return (
    <Dialog
      isOpen={request !== undefined}
      title={intl.formatMessage({ id: titles[kind ?? 'everyone'] })}
      className={kind === 'everyone' ? styles.surface : styles.small}
      onClose={onClose}
    >
      {kind === 'kid' && <LateKidOnly />}
      {last && kind === 'staff' && <StaffPart request={last} {...rest} />}
      {last && kind === 'everyone' && <Entrance request={last} {...rest} />}
    </Dialog>
  )
}

const titles = { kid: 'auth.kidOnly.title', staff: 'auth.institute.title', everyone: 'auth.title' } as const

function getKind({ isKidOnly, role }: LoginRequest): keyof typeof titles {
  if (isKidOnly) return 'kid'
  return isStaffRole(role) ? 'staff' : 'everyone'
}

function StaffPart({ request: { role }, onSignedIn }: EntranceProps) {
  return (
    <div className={useStyles().staff}>
      <StaffForm {...(isStaffRole(role) && { role })} onSignedIn={onSignedIn} />
    </div>
  )
}

/** The role of a registration that was begun, kept in this tab like its fields. */
const ROLE_DRAFT = 'register.role'

type EntranceProps = Omit<LoginDialogProps, 'request' | 'onClose'> & { request: LoginRequest }

/** Mounted at each opening, so that it starts with the requested tab and role. */
function Entrance({ request, isReserving, onSignedIn, onRegistered }: EntranceProps) {
  const styles = useStyles()
  const intl = useIntl()
  const [tab, setTab] = useState(request.tab)
  const [chosen, setRole] = useState<Role>()
  const begun = useSyncExternalStore(subscribe, readBegunRole, readNoRole)
  const role = chosen ?? (isReserving ? 'student' : toRole(request.role ?? begun))
  const [username, setUsername] = useState<string>()
  const isLogin = tab === 'login'
  const offered: readonly Role[] = isLogin ? loginRoles : registerRoles
  const roles = offered.filter((each) => !(isReserving && each === 'tutor'))
  const shown = roles.find((each) => each === role)
  useEffect(() => {
    if (!isLogin) storeDraft(ROLE_DRAFT, { role })
  }, [isLogin, role])
  const takeOver = useEvent((email: string) => {
    removeDraft(ROLE_DRAFT)
    setUsername(email)
    setTab('login')
    onRegistered(role === 'tutor' ? 'tutor' : 'student')
  })
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
                <PasscodeLink />
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
              <LateLoginForm userType={shown} {...(username ? { username } : {})} onSignedIn={onSignedIn} />
            )}
            {isLogin && request.isGuarding && !isReserving && <StaffButton request={request} />}
            {shown && shown !== 'kids' && !isLogin && (
              <LateRegisterForm registerType={shown} onSignedIn={onSignedIn} onRegistered={takeOver} />
            )}
          </div>
        </div>
      </Tabs>
    </div>
  )
}

/** Reads the role of a registration that was begun as a tutor; the server knows no draft. */
function readBegunRole() {
  return readDraft(ROLE_DRAFT).role === 'tutor' ? 'tutor' : undefined
}

const readNoRole = () => undefined

const subscribe = () => () => undefined

/** Leads to the form of staff, who may have been sent here from a page that others enter too. */
function StaffButton({ request }: { request: LoginRequest }) {
  const { dialogs } = useStores()
  return (
    <Button
      appearance="transparent"
      className={useStyles().staffButton}
      onClick={() => openLogin(dialogs, { ...request, role: 'operator' })}
    >
      <FormattedMessage id="auth.staff" />
    </Button>
  )
}

const useStyles = makeStyles({
  surface: { width: 'min(880px, 100%)', maxWidth: '880px' },
  staff: { display: 'flex', flexDirection: 'column', gap: '16px' },
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
    gap: '16px',
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
  staffButton: { marginTop: '8px' },
  hint: { margin: 0, color: tokens.colorNeutralForeground3 },
})
