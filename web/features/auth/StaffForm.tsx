import type { User } from '#sdk'
import { useState } from 'react'
import { useStores } from '#web/state/stores.ts'
import { LateLoginForm } from './lateForms.ts'
import { RoleCards } from './RoleCards.tsx'
import { isStaffRole, type StaffRole, staffRoles } from './staffRoles.ts'

interface StaffFormProps {
  /** Chosen at first */
  role?: StaffRole
  onSignedIn: (user: User) => Promise<void>
}

/** The sign-in form of both staff roles. */
export function StaffForm({ role = 'institute_admin', onSignedIn }: StaffFormProps) {
  const { refusedForm } = useStores()
  const refused = refusedForm?.name === 'staff' ? refusedForm.values.user_type : undefined
  const [userType, setUserType] = useState<StaffRole>(isStaffRole(refused) ? refused : role)
  return (
    <>
      <RoleCards
        name="user_type"
        form="form-staff"
        legend="auth.whoIsIt"
        roles={staffRoles}
        chosen={userType}
        onChoose={setUserType}
      />
      <LateLoginForm userType={userType} onSignedIn={onSignedIn} />
    </>
  )
}
