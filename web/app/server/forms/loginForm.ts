import type { ApiError, User } from '#sdk'
import { getLandingPath, needsReloadAfterSignIn } from '#web/domain/session/landingPath.ts'
import { getLoginRules, toLoginPayload } from '#web/features/auth/loginRules.ts'
import { signIn } from '#web/features/auth/signIn.ts'
import { isStaffRole } from '#web/features/auth/staffRoles.ts'
import { toSubmitErrors, validate } from '#web/form/Form.tsx'
import { dropLoginRequest, readRole } from '#web/state/dialogs.ts'
import { matchRoute } from '../../routing/matchRoute.ts'
import type { FormPage, SubmittedForm } from './submittedForm.ts'

/** The sign-in of the login dialog. Neither a password nor a passcode is shown again. */
export const loginForm: SubmittedForm = {
  name: 'login',
  check: (values) => validate(getLoginRules(readUserType(values)), values),
  keep({ username = '', remember, ...values }): Record<string, string> {
    const role = readUserType(values)
    return role === 'kids'
      ? { user_type: role }
      : { user_type: role, username, ...(remember === undefined ? {} : { remember }) }
  },
  async send(values, page) {
    const { username = '', password = '', remember } = values
    const payload = toLoginPayload(readUserType(values), { username, password, remember: remember === 'on' })
    return { location: getTarget(await signIn(page.clients, payload), page) }
  },
  explain(error: ApiError, values) {
    const errors = toSubmitErrors(error, ['username', 'password'])
    const secret = readUserType(values) === 'kids' ? 'username' : 'password'
    // The API returns the reason, which may be another one than a wrong secret
    return error.code === 'refused' && error.messages.length === 0
      ? { ...errors, [secret]: 'validateFieldsWithValidData' }
      : errors
  },
}

/** The sign-in of the pages of staff. */
export const staffForm: SubmittedForm = { ...loginForm, name: 'staff' }

function readUserType({ user_type: sent }: Readonly<Record<string, string>>) {
  return isStaffRole(sent) ? sent : (readRole(sent) ?? 'student')
}

/** The page that asked for the sign-in, where it is meant to be shown again, else the first page of the role. */
function getTarget(user: User, { url, institute }: FormPage): string {
  const own = url.pathname + dropLoginRequest(url.search)
  const route = matchRoute(url.pathname)
  const isGuarded = route?.who({ user: null, institute }) === 'sign-in'
  const isAdmitted = route?.who({ user, institute }) === true
  return isAdmitted && (isGuarded || needsReloadAfterSignIn(url.pathname)) ? own : getLandingPath(user)
}
