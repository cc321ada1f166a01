import type { User } from '#sdk'
import { useSignIn } from '#web/domain/session/useSignIn.ts'
import { EntranceCard } from '#web/ui/EntranceCard.tsx'
import { useEvent } from '#web/ui/useEvent.ts'
import { LateLoginForm } from './lateForms.ts'

// The same at each rendering, which would replace the form otherwise
const role = <input type="hidden" name="user_type" value="operator" />

/** The sign-in page of operators, on the main hosts. */
export function OperatorLogin() {
  const enter = useSignIn()
  const onSignedIn = useEvent((user: User) => enter(user))
  return (
    <EntranceCard title="auth.operator.title">
      <LateLoginForm userType="operator" onSignedIn={onSignedIn}>
        {role}
      </LateLoginForm>
    </EntranceCard>
  )
}
