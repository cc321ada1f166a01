import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { NavigationRegular } from '@fluentui/react-icons/svg/navigation'
import { type MouseEvent, memo, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { NavLink } from 'react-router-dom'
import { useLoginButton } from '#web/domain/session/useLoginButton.ts'
import { isStaff } from '#web/state/session.ts'
import { useInstitute, useSession } from '#web/state/stores.ts'
import { brandTokens, media, motion } from '#web/theme/tokens.ts'
import { formatCurrency } from '#web/time/format.ts'
import { useViewer } from '#web/time/viewer.ts'
import { Container } from '#web/ui/Container.tsx'
import { createPart } from '../createPart.tsx'
import { loadShellTexts } from '../loadShellTexts.ts'
import { useScrolled } from '../useScrolled.ts'
import { BellButton } from './BellButton.tsx'
import { buildHeaderLinks } from './headerLinks.ts'
import { LanguageButton } from './LanguageButton.tsx'
import { Logo } from './Logo.tsx'
import { MENU_ID, PlainMenu } from './PlainMenu.tsx'
import { ProfileMenu } from './ProfileMenu.tsx'

const Drawer = createPart(async () => {
  const [module] = await Promise.all([import('./Drawer.tsx'), loadShellTexts('menu')])
  return module.Drawer
})
const SOLID_AFTER_PX = 80

/**
 * The page header: logo, links, language, currency and account. Gets a solid background after 80 px of scrolling.
 * Memoized: its links subscribe to the location themselves.
 * @see specification section 9
 */
export const Header = memo(function Header() {
  const styles = useStyles()
  const intl = useIntl()
  const isSolid = useScrolled(SOLID_AFTER_PX)
  const { user } = useSession()
  const { language } = useViewer()
  const isKid = user?.category === 'kids'
  const { institute, configurations } = useInstitute()
  const links = buildHeaderLinks({ configurations, institute }, user)
  const [isDrawerOpen, setDrawerOpen] = useState(false)
  const closeDrawer = () => setDrawerOpen(false)
  return (
    <header className={mergeClasses(styles.root, isSolid && styles.solid)}>
      <Container className={mergeClasses(styles.bar, isStaff(user) && styles.staff)}>
        <Logo />
        {links.length > 0 && (
          <nav aria-label={intl.formatMessage({ id: 'shell.main' })} className={styles.links}>
            {links.map(({ id, to, isExternal }) =>
              isExternal ? (
                <a key={id} href={to} target="_blank" rel="noreferrer" className={styles.link}>
                  <FormattedMessage id={id} />
                </a>
              ) : (
                <NavLink
                  key={id}
                  to={to}
                  end
                  className={({ isActive }) => mergeClasses(styles.link, isActive && styles.active)}
                >
                  <FormattedMessage id={id} />
                </NavLink>
              ),
            )}
          </nav>
        )}
        <div className={styles.end}>
          <span className={styles.wide}>
            <LanguageButton />
          </span>
          {institute && !isKid && (
            <span
              className={mergeClasses(styles.wide, styles.currency)}
              title={intl.formatMessage({ id: 'shell.currency' })}
            >
              {formatCurrency(institute.currency, language)}
            </span>
          )}
          <BellButton />
          {user ? <ProfileMenu user={user} /> : <SignInButtons />}
          <Button
            appearance="subtle"
            size="large"
            className={styles.narrow}
            icon={<NavigationRegular />}
            aria-label={intl.formatMessage({ id: 'shell.openMenu' })}
            aria-haspopup="dialog"
            popoverTarget={MENU_ID}
            onClick={(event: MouseEvent) => {
              event.preventDefault()
              setDrawerOpen(true)
            }}
          />
        </div>
      </Container>
      <PlainMenu links={links} isGuest={!user} />
      {isDrawerOpen && <Drawer onClose={closeDrawer} onFailed={closeDrawer} />}
    </header>
  )
})

function SignInButtons() {
  const styles = useStyles()
  const login = useLoginButton({ tab: 'login' })
  const register = useLoginButton({ tab: 'register' })
  return (
    <>
      <Button appearance="subtle" className={styles.login} {...login}>
        <FormattedMessage id="shell.login" />
      </Button>
      <Button appearance="primary" className={styles.wide} {...register}>
        <FormattedMessage id="shell.register" />
      </Button>
    </>
  )
}

const useStyles = makeStyles({
  root: {
    position: 'sticky',
    top: 0,
    zIndex: 100,
    borderBottom: '1px solid transparent',
    // Before it is solid, too, what scrolls below it must not show through its links
    backgroundColor: `color-mix(in srgb, ${brandTokens.page} 94%, transparent)`,
    transitionProperty: 'background-color, border-color',
    transitionDuration: motion.steady.split(' ')[0],
  },
  solid: { backgroundColor: brandTokens.page, borderBottomColor: tokens.colorNeutralStroke2 },
  bar: { display: 'flex', alignItems: 'center', gap: '16px', minHeight: '72px' },
  // As wide as the lists of staff
  staff: { [media.desktop]: { maxWidth: '1600px', minHeight: '56px' } },
  links: { display: 'none', flexGrow: 1, gap: '4px', [media.desktop]: { display: 'flex' } },
  link: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '44px',
    paddingInline: '12px',
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase300,
    textDecorationLine: 'none',
    ':hover': { color: tokens.colorNeutralForeground1, backgroundColor: brandTokens.sunken },
  },
  active: { color: tokens.colorBrandForeground1, fontWeight: tokens.fontWeightSemibold },
  end: { display: 'flex', alignItems: 'center', gap: '8px', marginInlineStart: 'auto' },
  currency: {
    paddingInline: '8px',
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    fontVariantNumeric: 'tabular-nums',
  },
  wide: { display: 'none', [media.desktop]: { display: 'inline-flex' } },
  narrow: { [media.desktop]: { display: 'none' } },
  login: { minWidth: '64px', whiteSpace: 'nowrap' },
})
