import { makeStyles, tokens } from '@fluentui/react-components'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { buildProfileLinks } from './profileLinks.ts'
import { useSignOut } from '#web/domain/session/useSignIn.ts'
import type { Person } from '#web/state/session.ts'
import { brandTokens } from '#web/theme/tokens.ts'
import { DirectionIcon } from '#web/ui/DirectionIcon.tsx'
import { moveByKeys } from '#web/ui/moveByKeys.ts'
import { Popover } from '#web/ui/Popover.tsx'
import type { PopoverPanel } from '#web/ui/usePopover.ts'
import { useThemeChoice } from './useThemeChoice.ts'

interface ProfilePanelProps {
  name: string
  user: Person
  panel: PopoverPanel
}

/** The signed-in user's links and the sign-out button. */
export function ProfilePanel({ name, user, panel }: ProfilePanelProps) {
  const styles = useStyles()
  const signOut = useSignOut()
  const signOutAndClose = () => {
    // The toast of a failed sign-out would appear below the open panel
    panel.onClose()
    void signOut()
  }
  return (
    <Popover {...panel} onKey={moveByKeys} className={styles.root}>
      <p className={styles.person}>
        <bdi>{name}</bdi>
      </p>
      {buildProfileLinks(user).map(({ id, to }) => (
        <Link key={id} to={to} className={styles.item} onClick={panel.onClose}>
          <FormattedMessage id={id} />
        </Link>
      ))}
      <ThemeItems />
      <button type="button" className={styles.item} onClick={signOutAndClose}>
        <DirectionIcon kind="leave" />
        <FormattedMessage id="shell.logout" />
      </button>
    </Popover>
  )
}

/** Buttons instead of a select, which would keep the arrow keys that move in the panel. */
function ThemeItems() {
  const styles = useStyles()
  const { label, chosen, options, choose } = useThemeChoice()
  return (
    <div role="group" aria-label={label} className={styles.themes}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className={styles.item}
          aria-pressed={option.value === chosen}
          onClick={() => choose(option.value)}
        >
          {option.label}
        </button>
      ))}
    </div>
  )
}

const useStyles = makeStyles({
  root: { minWidth: '220px' },
  person: {
    margin: 0,
    paddingBlock: '8px',
    paddingInline: '12px',
    marginBlockEnd: '4px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
  },
  themes: {
    marginBlock: '4px',
    paddingBlock: '4px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
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
    '&[aria-pressed=true]': {
      backgroundColor: brandTokens.brandSoft,
      color: tokens.colorBrandForeground1,
      fontWeight: tokens.fontWeightSemibold,
    },
  },
})
