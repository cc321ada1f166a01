import { StaffLogin } from './StaffLogin.tsx'

/** Operators sign in here, on the product's own hosts (ruling 18). */
export function OperatorLogin() {
  return <StaffLogin title="auth.operator.title" userType="operator" />
}
