import { makeStyles, tokens } from '@fluentui/react-components'
import type { User } from '#sdk'
import { FormattedMessage } from 'react-intl'
import { formatFullName } from '#web/i18n/formatFullName.ts'
import { isStaff, type Person } from '#web/state/session.ts'
import { Avatar } from '#web/ui/Avatar.tsx'
import { usePopover } from '#web/ui/usePopover.ts'
import { createPart } from '../createPart.tsx'

const ProfilePanel = createPart(async () => (await import('./ProfilePanel.tsx')).ProfilePanel)

interface ProfileMenuProps {
  user: Readonly<Pick<User, 'first_name' | 'last_name' | 'profile_picture_url'>> & Person
}

/**
 * The account menu of the signed-in user; shows 'Admin' for staff.
 * @see specification section 2
 */
export function ProfileMenu({ user }: ProfileMenuProps) {
  const styles = useStyles()
  const { isOpen, button, panel } = usePopover()
  const name = formatFullName(user)
  return (
    <>
      <button type="button" className={styles.chip} {...button}>
        <Avatar name={name} picture={user.profile_picture_url} size="small" />
        <bdi className={styles.name}>
          {isStaff(user) ? <FormattedMessage id="shell.admin" /> : user.first_name}
        </bdi>
      </button>
      {isOpen && <ProfilePanel name={name} user={user} panel={panel} onFailed={panel.onClose} />}
    </>
  )
}

const useStyles = makeStyles({
  chip: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '8px',
    minHeight: '44px',
    padding: '4px',
    paddingInlineEnd: '12px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase300,
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
  },
  name: { maxWidth: '12ch', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
})
