import { makeStyles, tokens } from '@fluentui/react-components'
import type { User } from '#sdk'
import { useEffect, useRef, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { landingOf } from '#web/domain/session/landing.ts'
import { useLeave } from '#web/domain/session/useEnter.ts'
import { isStaff } from '#web/state/session.ts'
import { brandTokens } from '#web/theme/tokens.ts'
import { Avatar } from '#web/ui/Avatar.tsx'
import { DirectionIcon } from '#web/ui/DirectionIcon.tsx'

interface ProfileMenuProps {
  user: Readonly<Pick<User, 'first_name' | 'last_name' | 'profile_picture_url' | 'category'>>
}

/** The chip of the signed-in person and their places; 'Admin' for any admin type (specification section 2). */
export function ProfileMenu({ user }: ProfileMenuProps) {
  const styles = useStyles()
  const leave = useLeave()
  const [isOpen, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const name = `${user.first_name} ${user.last_name}`.trim()

  useEffect(() => {
    if (!isOpen) return undefined
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) setOpen(false)
    }
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      setOpen(false)
      root.current?.querySelector('button')?.focus()
    }
    document.addEventListener('keydown', closeOnEscape)
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('focusin', closeOutside)
    return () => {
      document.removeEventListener('keydown', closeOnEscape)
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('focusin', closeOutside)
    }
  }, [isOpen])

  return (
    <div ref={root} className={styles.root}>
      <button type="button" className={styles.chip} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <Avatar name={name} picture={user.profile_picture_url} size="small" />
        <bdi className={styles.name}>
          {isStaff(user as User) ? <FormattedMessage id="shell.admin" /> : user.first_name}
        </bdi>
      </button>
      {isOpen && (
        <div className={styles.panel}>
          <p className={styles.person}>
            <bdi>{name}</bdi>
          </p>
          <Link to={landingOf(user)} className={styles.item} onClick={() => setOpen(false)}>
            <FormattedMessage id={isStaff(user as User) ? 'shell.dashboard' : 'shell.classes'} />
          </Link>
          <button type="button" className={styles.item} onClick={() => void leave()}>
            <DirectionIcon kind="leave" />
            <FormattedMessage id="shell.logout" />
          </button>
        </div>
      )}
    </div>
  )
}

const useStyles = makeStyles({
  root: { position: 'relative' },
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
  panel: {
    position: 'absolute',
    top: 'calc(100% + 8px)',
    insetInlineEnd: 0,
    zIndex: 110,
    minWidth: '220px',
    padding: '8px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: brandTokens.shadowFloating,
  },
  person: {
    margin: 0,
    paddingBlock: '8px',
    paddingInline: '12px',
    marginBlockEnd: '4px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
  },
  item: {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    boxSizing: 'border-box',
    width: '100%',
    minHeight: '44px',
    paddingInline: '12px',
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground1,
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase300,
    textAlign: 'start',
    textDecorationLine: 'none',
    cursor: 'pointer',
    ':hover': { backgroundColor: brandTokens.sunken },
  },
})
