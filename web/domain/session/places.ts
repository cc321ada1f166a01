import { isSocial, isStaff, type Person } from '#web/state/session.ts'
import { paths } from '../addresses.ts'
import { landingOf } from './landing.ts'

interface Place {
  id: MessageId
  to: string
}

/** A person's own places, in the profile menu and the drawer (specification section 2, ruling 45). */
export function placesOf(user: Person): Place[] {
  const classes = { id: 'shell.classes', to: landingOf(user) } as const
  if (isStaff(user)) return [{ id: 'shell.dashboard', to: landingOf(user) }]
  if (user.category === 'kids') return [classes]
  return [
    { id: 'profile.title', to: paths.profile },
    classes,
    ...(isSocial(user) ? [] : [{ id: 'password.title' as const, to: paths.updatePassword }]),
    ...(user.category === 'student' ? [{ id: 'kids.title' as const, to: paths.subAccounts }] : []),
  ]
}
