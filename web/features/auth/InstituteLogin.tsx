import type { User } from '#sdk'
import { useSignIn } from '#web/domain/session/useSignIn.ts'
import { EntranceCard } from '#web/ui/EntranceCard.tsx'
import { useEvent } from '#web/ui/useEvent.ts'
import { StaffForm } from './StaffForm.tsx'

/** The sign-in page of both staff roles, on every host. */
export function InstituteLogin() {
  const enter = useSignIn()
  const onSignedIn = useEvent((user: User) => enter(user))
  return (
    <EntranceCard title="auth.institute.title">
      <StaffForm onSignedIn={onSignedIn} />
    </EntranceCard>
  )
}
