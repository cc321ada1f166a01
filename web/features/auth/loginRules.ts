import type { LoginPayload } from '#sdk'
import { toLatinDigits } from '#web/form/normalize.ts'
import { requiredSecret, requiredToSignIn } from '#web/form/rules.ts'

export interface LoginValues {
  username: string
  password: string
  remember: boolean
}

/** Returns the rules of the sign-in form: a kid has a passcode only. */
export function getLoginRules(userType: LoginPayload['user_type']) {
  return userType === 'kids'
    ? { username: requiredToSignIn }
    : { username: requiredToSignIn, password: requiredSecret('validateFieldsWithValidData') }
}

/** Builds the request body: a passcode without spaces and in Latin digits, sent as the name. */
export function toLoginPayload(
  userType: LoginPayload['user_type'],
  { username, password, remember }: LoginValues,
): LoginPayload {
  return userType === 'kids'
    ? {
        user_type: userType,
        username: toLatinDigits(username).replace(/\s/g, ''),
        password: '',
        remember: false,
      }
    : { user_type: userType, username, password, remember }
}
