import { useSignIn } from '#web/domain/session/useSignIn.ts'
import { EntranceCard } from '#web/ui/EntranceCard.tsx'
import { StaffForm } from './StaffForm.tsx'

/** The sign-in page of both staff roles, on every host. */
export function InstituteLogin() {
  const enter = useSignIn()
  return (
    <EntranceCard title="auth.institute.title">
      <StaffForm onSignedIn={(user) => enter(user)} />
    </EntranceCard>
  )
}
