import { isSocial, isStaff, type Person } from '#web/state/session.ts'
import { paths } from '#web/paths.ts'
import { getLandingPath } from '#web/domain/session/landingPath.ts'

interface ProfileLink {
  id: MessageId
  to: string
}

/**
 * Builds the user's links of the account menu and the drawer. See docs/decisions.md#profile-menu.
 * @see specification section 2
 */
export function buildProfileLinks(user: Person): ProfileLink[] {
  const classes = { id: 'shell.classes', to: getLandingPath(user) } as const
  if (isStaff(user)) return [{ id: 'shell.dashboard', to: getLandingPath(user) }]
  if (user.category === 'kids') return [classes]
  return [
    { id: 'profile.title', to: paths.profile },
    classes,
    ...(isSocial(user) ? [] : [{ id: 'password.title' as const, to: paths.updatePassword }]),
    ...(user.category === 'student' ? [{ id: 'kids.title' as const, to: paths.subAccounts }] : []),
  ]
}
