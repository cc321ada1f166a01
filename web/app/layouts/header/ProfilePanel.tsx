import { makeStyles, tokens } from '@fluentui/react-components'
import type { RefObject } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { buildProfileLinks } from '#web/domain/session/profileLinks.ts'
import { useSignOut } from '#web/domain/session/useSignIn.ts'
import type { Person } from '#web/state/session.ts'
import { brandTokens } from '#web/theme/tokens.ts'
import { DirectionIcon } from '#web/ui/DirectionIcon.tsx'
import { useDismiss } from '#web/ui/useDismiss.ts'
import { ThemeSelect } from './ThemeSelect.tsx'

interface ProfilePanelProps {
  name: string
  user: Person
  root: RefObject<HTMLElement | null>
  onClose: (isByKey: boolean) => void
}

/** The signed-in user's links and the sign-out button. */
export function ProfilePanel({ name, user, root, onClose }: ProfilePanelProps) {
  const styles = useStyles()
  const signOut = useSignOut()
  useDismiss(root, onClose)
  return (
    <div className={styles.root}>
      <p className={styles.person}>
        <bdi>{name}</bdi>
      </p>
      {buildProfileLinks(user).map(({ id, to }) => (
        <Link key={id} to={to} className={styles.item} onClick={() => onClose(false)}>
          <FormattedMessage id={id} />
        </Link>
      ))}
      <span className={styles.theme}>
        <ThemeSelect />
      </span>
      <button type="button" className={styles.item} onClick={() => void signOut()}>
        <DirectionIcon kind="leave" />
        <FormattedMessage id="shell.logout" />
      </button>
    </div>
  )
}

const useStyles = makeStyles({
  root: {
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
  theme: { display: 'grid', paddingBlock: '4px', paddingInline: '12px' },
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
