import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { FormattedMessage, useIntl } from 'react-intl'
import { NavLink, Outlet } from 'react-router-dom'
import { useInstitute, useSession } from '#web/state/stores.ts'
import { brandTokens, media } from '#web/theme/tokens.ts'
import { buildMenu } from '../routing/buildMenu.ts'
import { menuIcons } from './header/menuIcons.ts'

/** The layout for kids: one column, three large navigation links, larger type and corners. */
export function KidsLayout() {
  const styles = useStyles()
  const intl = useIntl()
  const { user } = useSession()
  const institute = useInstitute()
  const entries = buildMenu({ user, institute }).flatMap((group) => group.entries)
  return (
    <div className={styles.root}>
      <nav aria-label={intl.formatMessage({ id: 'shell.menu' })} className={styles.places}>
        {entries.map(({ path, menu, icon }) => {
          const Icon = menuIcons[icon]
          return (
            <NavLink
              key={path}
              to={path}
              end
              className={({ isActive }) => mergeClasses(styles.place, isActive && styles.active)}
            >
              <Icon aria-hidden="true" className={styles.icon} />
              <FormattedMessage id={menu} />
            </NavLink>
          )
        })}
      </nav>
      <main id="main" className={styles.main}>
        <Outlet />
      </main>
    </div>
  )
}

const useStyles = makeStyles({
  root: {
    // Fluent's CSS variables are overridden for everything below: larger type, rounder corners
    '--fontSizeBase200': '15px',
    '--lineHeightBase200': '22px',
    '--fontSizeBase300': '16px',
    '--lineHeightBase300': '26px',
    '--fontSizeBase400': '18px',
    '--lineHeightBase400': '30px',
    '--fontSizeBase500': '20px',
    '--lineHeightBase500': '32px',
    '--borderRadiusMedium': '12px',
    '--borderRadiusLarge': '20px',
    '--borderRadiusXLarge': '24px',
    flexGrow: 1,
    display: 'flex',
    flexDirection: 'column',
    gap: '24px',
    boxSizing: 'border-box',
    width: '100%',
    maxWidth: '1040px',
    marginInline: 'auto',
    padding: '16px 16px 96px',
    [media.tablet]: { paddingInline: '24px' },
    fontSize: '18px',
    lineHeight: '30px',
    [media.desktop]: { gap: '40px', paddingInline: '32px' },
  },
  places: { display: 'flex', gap: '8px', [media.tablet]: { gap: '12px' } },
  place: {
    // On a phone as wide as its words: thirds are too narrow for the longest
    flexGrow: 1,
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '4px',
    minHeight: '64px',
    padding: '8px 4px',
    borderRadius: '20px',
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: `inset 0 0 0 1px ${tokens.colorNeutralStroke2}`,
    color: tokens.colorNeutralForeground1,
    fontSize: tokens.fontSizeBase300,
    lineHeight: '22px',
    textAlign: 'center',
    textDecorationLine: 'none',
    ':hover': { backgroundColor: brandTokens.sunken },
    ':focus-visible': { outline: `3px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
    [media.tablet]: { flexDirection: 'row', flexBasis: 0, gap: '12px', fontSize: '18px' },
  },
  active: {
    backgroundColor: tokens.colorBrandBackground,
    boxShadow: 'none',
    color: tokens.colorNeutralForegroundOnBrand,
    fontWeight: tokens.fontWeightSemibold,
    ':hover': { backgroundColor: tokens.colorBrandBackgroundHover },
  },
  icon: { flexShrink: 0, width: '28px', height: '28px' },
  main: { minWidth: 0, '--pageGutter': '0px', '--pageStart': '0px' },
})
