import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { FormattedMessage, useIntl } from 'react-intl'
import { NavLink } from 'react-router-dom'
import { buildProfileLinks } from './profileLinks.ts'
import { useSignOut } from '#web/domain/session/useSignIn.ts'
import { openLogin } from '#web/state/dialogs.ts'
import { useInstitute, useSession, useStores } from '#web/state/stores.ts'
import { brandTokens } from '#web/theme/tokens.ts'
import { formatCurrency } from '#web/time/format.ts'
import { useViewer } from '#web/time/viewer.ts'
import { DirectionIcon } from '#web/ui/DirectionIcon.tsx'
import { Panel } from '#web/ui/Panel.tsx'
import { buildMenu } from '../../routing/buildMenu.ts'
import { buildHeaderLinks } from './headerLinks.ts'
import { LanguageButton } from './LanguageButton.tsx'
import { ThemeSelect } from './ThemeSelect.tsx'

interface DrawerProps {
  onClose: () => void
}

/** The header's links and menus in a drawer on a phone; the language switch comes first. */
export function Drawer({ onClose }: DrawerProps) {
  const styles = useStyles()
  const intl = useIntl()
  const { user } = useSession()
  const { language } = useViewer()
  const isKid = user?.category === 'kids'
  const institute = useInstitute()
  const { dialogs } = useStores()
  const menu = user ? buildMenu({ user, institute }).flatMap(({ entries }) => entries) : []
  const links = user ? buildProfileLinks(user).filter(({ to }) => menu.every(({ path }) => path !== to)) : []
  const signOut = useSignOut()
  return (
    <Panel
      label={intl.formatMessage({ id: 'shell.menu' })}
      top={
        <span className={styles.language}>
          <LanguageButton />
        </span>
      }
      onClose={onClose}
    >
      <nav aria-label={intl.formatMessage({ id: 'shell.main' })} className={styles.links}>
        {buildHeaderLinks(institute, user).map(({ id, to, isExternal }) =>
          isExternal ? (
            <a key={id} href={to} target="_blank" rel="noreferrer" className={styles.link}>
              <FormattedMessage id={id} />
            </a>
          ) : (
            <NavLink key={id} to={to} end className={styles.link} onClick={onClose}>
              <FormattedMessage id={id} />
            </NavLink>
          ),
        )}
        {menu.map(({ path, menu: name }) => (
          <NavLink key={path} to={path} className={styles.link} onClick={onClose}>
            <FormattedMessage id={name} />
          </NavLink>
        ))}
        {links.map(({ id, to }) => (
          <NavLink key={id} to={to} end className={styles.link} onClick={onClose}>
            <FormattedMessage id={id} />
          </NavLink>
        ))}
      </nav>
      {institute.institute && !isKid && (
        <p className={styles.currency}>
          <FormattedMessage
            id="shell.prices"
            values={{ currency: formatCurrency(institute.institute.currency, language) }}
          />
        </p>
      )}
      <p className={styles.theme}>
        <ThemeSelect />
      </p>
      {user && (
        <div className={styles.actions}>
          <Button size="large" icon={<DirectionIcon kind="leave" />} onClick={() => void closeAndSignOut()}>
            <FormattedMessage id="shell.logout" />
          </Button>
        </div>
      )}
      {!user && (
        <div className={styles.actions}>
          <Button appearance="primary" size="large" onClick={() => open('register')}>
            <FormattedMessage id="shell.register" />
          </Button>
          <Button size="large" onClick={() => open('login')}>
            <FormattedMessage id="shell.login" />
          </Button>
        </div>
      )}
    </Panel>
  )

  async function closeAndSignOut() {
    onClose()
    await signOut()
  }

  function open(tab: 'login' | 'register') {
    onClose()
    openLogin(dialogs, { tab })
  }
}

const useStyles = makeStyles({
  // Its icon begins where the links below begin
  language: { marginInlineStart: '-13px' },
  links: { display: 'flex', flexDirection: 'column', gap: '4px', marginInline: '-12px' },
  link: {
    display: 'flex',
    alignItems: 'center',
    minHeight: '48px',
    paddingInline: '12px',
    borderRadius: tokens.borderRadiusLarge,
    color: tokens.colorNeutralForeground1,
    fontSize: tokens.fontSizeBase500,
    textDecorationLine: 'none',
    ':hover': { backgroundColor: brandTokens.sunken },
    '&.active': { color: tokens.colorBrandForeground1, backgroundColor: brandTokens.brandSoft },
  },
  currency: {
    margin: 0,
    marginTop: '24px',
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
  },
  theme: { margin: 0, marginTop: '24px' },
  actions: { display: 'grid', gap: '12px', marginTop: '24px' },
})
