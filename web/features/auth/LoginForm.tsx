import { makeStyles, MessageBar, MessageBarBody, tokens } from '@fluentui/react-components'
import { ApiError, type LoginPayload, type User } from '#sdk'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { useClients } from '#web/api/clients.ts'
import { formatError } from '#web/api/formatError.ts'
import { ResendLink } from '#web/domain/session/ResendLink.tsx'
import { paths } from '#web/paths.ts'
import { CheckboxField } from '#web/form/ChoiceFields.tsx'
import { Form } from '#web/form/Form.tsx'
import { PasswordField } from '#web/form/PasswordField.tsx'
import { TextField } from '#web/form/TextField.tsx'
import { isMessageId } from '#web/i18n/isMessageId.ts'
import { closeLogin } from '#web/state/dialogs.ts'
import { notify } from '#web/state/notifications.ts'
import { useStores } from '#web/state/stores.ts'
import { media } from '#web/theme/tokens.ts'
import { useHydrated } from '#web/ui/useHydrated.ts'
import { getLoginRules, type LoginValues, toLoginPayload } from './loginRules.ts'
import { SocialButtons } from './social/SocialButtons.tsx'
import { isStaffRole } from './staffRoles.ts'
import { storeUsername, readStoredUsername, signIn } from './signIn.ts'
import { SubmitButton } from '#web/form/SubmitButton.tsx'

export interface LoginFormProps {
  userType: LoginPayload['user_type']
  /** Used instead of the stored name */
  username?: string
  /** @param to where a social sign-in leads when no page was requested */
  onSignedIn: (user: User, to?: string) => Promise<void>
  /** Hidden fields that the form sends without script */
  children?: ReactNode
}

/** Code and text of a sign-in with wrong data: the cleared field shows it, so no message bar repeats it. */
const refusedCode = 'validateFieldsWithValidData'

/**
 * The sign-in form: address and password, for students below it the external providers, or a kid's passcode.
 * @see specification section 5, Login
 */
export function LoginForm({ userType, username: known, onSignedIn, children }: LoginFormProps) {
  const styles = useStyles()
  const intl = useIntl()
  const clients = useClients()
  const { dialogs, notifications } = useStores()
  const isKid = userType === 'kids'
  const canResend = userType === 'student' || userType === 'tutor'
  // Known on this device only, so it is filled in after hydration; a name that was typed before is no part of the HTML
  const isHydrated = useHydrated()
  const remembered = isKid || !isHydrated ? undefined : readStoredUsername()
  const label = intl.formatMessage({ id: 'auth.login' })
  return (
    <>
      <Form<LoginValues>
        key={isKid ? 'kids' : 'adults'}
        label={label}
        rules={getLoginRules(userType)}
        serverName={isStaffRole(userType) ? 'staff' : 'login'}
        initial={{ username: known ?? remembered ?? '', remember: remembered !== undefined }}
        tellsErrors={false}
        onSubmit={async ({ username, password, remember }, form) => {
          try {
            const values = { username, password, remember: Boolean(remember) }
            const user = await signIn(clients, toLoginPayload(userType, values))
            if (!isKid) storeUsername(remember ? username : undefined)
            await onSignedIn(user)
          } catch (error) {
            const text = formatError(error, intl)
            notify(notifications, 'error', text)
            // A wrong secret is cleared, the name is kept; where the API gives another reason, such as that the account is switched
            // off, the secret may be right, and everything is kept
            if (!isRefusal(error) || text !== intl.formatMessage({ id: refusedCode })) throw error
            form.change(isKid ? 'username' : 'password', undefined)
            throw new ApiError({ status: 200, code: refusedCode })
          }
        }}
      >
        {({ isBusy, error, values }) => (
          <div className={styles.fields}>
            {children}
            {error && error !== refusedCode && (
              <MessageBar intent="error" layout="multiline">
                <MessageBarBody>
                  {isMessageId(intl, error) ? <FormattedMessage id={error} /> : formatRefusal(error)}
                </MessageBarBody>
              </MessageBar>
            )}
            {isKid ? (
              <TextField
                name="username"
                label={intl.formatMessage({ id: 'auth.passcode' })}
                hint={intl.formatMessage({ id: 'auth.passcode.hint' })}
                autoComplete="off"
                inputMode="numeric"
                isLeftToRight
              />
            ) : (
              <>
                <TextField
                  name="username"
                  type="email"
                  label={intl.formatMessage({ id: 'auth.email' })}
                  autoComplete="username"
                  inputMode="email"
                  isLeftToRight
                />
                <PasswordField
                  name="password"
                  label={intl.formatMessage({ id: 'auth.password' })}
                  autoComplete="current-password"
                />
                <Link to={paths.forgotPassword} className={styles.forgot} onClick={() => closeLogin(dialogs)}>
                  <FormattedMessage id="auth.forgot" />
                </Link>
                {canResend && isHydrated && values.username?.includes('@') && (
                  <span className={styles.resend}>
                    <ResendLink email={values.username} />
                  </span>
                )}
                <CheckboxField name="remember" label={intl.formatMessage({ id: 'auth.remember' })}>
                  <FormattedMessage id="auth.remember" />
                </CheckboxField>
              </>
            )}
            <SubmitButton isBusy={isBusy} className={styles.submit}>
              <FormattedMessage id={isBusy ? 'auth.busy' : 'auth.login'} />
            </SubmitButton>
          </div>
        )}
      </Form>
      {userType === 'student' && <SocialButtons onSignedIn={onSignedIn} />}
    </>
  )

  /** @param code or the text of the API */
  function formatRefusal(code: string) {
    const messages = /^\w+$/.test(code) ? [] : [code]
    return formatError(new ApiError({ status: 0, code, messages }), intl)
  }
}

function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'refused'
}

const useStyles = makeStyles({
  forgot: {
    alignSelf: 'flex-start',
    fontSize: tokens.fontSizeBase300,
  },
  // In line with the link above
  resend: { marginInlineStart: '-8px' },
  fields: { display: 'flex', flexDirection: 'column', gap: '12px', [media.tablet]: { gap: '16px' } },
  submit: { minHeight: '48px' },
})
