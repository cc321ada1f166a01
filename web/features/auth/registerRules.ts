import { ApiError, type RegisterPayload } from '#sdk'
import {
  accepted,
  adultBirthday,
  email,
  gender,
  password,
  phone,
  requiredHere,
  requiredSecret,
  personName,
} from '#web/form/rules.ts'

export type Values = Omit<RegisterPayload, 'register_type' | 'kids' | 'is_marketing_emails_allowed'> & {
  is_marketing_emails_allowed?: boolean
}

const name = personName(requiredHere)

/** The fields of the first step. */
export const accountRules = {
  first_name: name,
  last_name: name,
  email,
  password,
  confirm_password: requiredSecret(),
}

/**
 * Creates the rules of the whole registration form.
 * @param today YYYY-MM-DD
 * @see specification section 5, Register
 */
export function createRegisterRules(today: string) {
  return {
    ...accountRules,
    phone_number: phone,
    gender,
    date_of_birth: adultBirthday(today),
    is_terms_and_conditions_accepted: accepted,
  }
}

/** Whether an error names a field of the first step. */
export function isOfAccount(error: unknown): boolean {
  return error instanceof ApiError && Object.keys(error.fields).some((field) => field in accountRules)
}

/** Checks that both passwords are equal; returns message ids by field. */
export function passwordsDiffer(values: { password?: string; confirm_password?: string }) {
  const isUnlike = values.confirm_password && values.confirm_password !== values.password
  return isUnlike ? { confirm_password: 'passwordMismatch' } : {}
}
