import { StaffLogin } from './StaffLogin.tsx'

/** The sign-in page of operators, on the main hosts. */
export function OperatorLogin() {
  return <StaffLogin title="auth.operator.title" userType="operator" />
}
