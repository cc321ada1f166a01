import { useSignIn } from '#web/domain/session/useSignIn.ts'
import { EntranceCard } from '#web/ui/EntranceCard.tsx'
import { LoginForm } from './LoginForm.tsx'

/** The sign-in page of operators, on the main hosts. */
export function OperatorLogin() {
  const enter = useSignIn()
  return (
    <EntranceCard title="auth.operator.title">
      <LoginForm userType="operator" onSignedIn={(user) => enter(user)}>
        <input type="hidden" name="user_type" value="operator" />
      </LoginForm>
    </EntranceCard>
  )
}
