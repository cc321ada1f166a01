import type { LoginPayload } from '#sdk'
import type { ReactNode } from 'react'
import { useSignIn } from '#web/domain/session/useSignIn.ts'
import { EntranceCard } from '#web/ui/EntranceCard.tsx'
import { LoginForm } from './LoginForm.tsx'

interface StaffLoginProps {
  title: MessageId
  userType: LoginPayload['user_type']
  children?: ReactNode
}

/** A page on which staff sign in. */
export function StaffLogin({ title, userType, children }: StaffLoginProps) {
  const enter = useSignIn()
  return (
    <EntranceCard title={title}>
      {children}
      <LoginForm userType={userType} onSignedIn={(user) => enter(user)} />
    </EntranceCard>
  )
}
