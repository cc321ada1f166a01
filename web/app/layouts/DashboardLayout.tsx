import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { CalendarLtrRegular } from '@fluentui/react-icons/svg/calendar-ltr'
import { PeopleCommunityRegular } from '@fluentui/react-icons/svg/people-community'
import { FormattedMessage, useIntl } from 'react-intl'
import { NavLink, Outlet } from 'react-router-dom'
import { useInstitute, useSession } from '#web/state/stores.ts'
import { isStaff } from '#web/state/session.ts'
import { brandTokens, media } from '#web/theme/tokens.ts'
import { Container } from '#web/ui/Container.tsx'
import { menuOf } from '../navigation.ts'

/** The signed-in space: a side menu of the places that this person's role admits, and the page. */
export function DashboardLayout() {
  const styles = useStyles()
  const intl = useIntl()
  const { user } = useSession()
  const institute = useInstitute()
  const Icon = isStaff(user) ? PeopleCommunityRegular : CalendarLtrRegular
  return (
    <Container className={mergeClasses(styles.root, isStaff(user) && styles.wide)}>
      <nav aria-label={intl.formatMessage({ id: 'shell.menu' })} className={styles.menu}>
        {menuOf({ user, institute }).map(({ path, menu }) => (
          <NavLink
            key={path}
            to={path}
            className={({ isActive }) => mergeClasses(styles.link, isActive && styles.active)}
          >
            <Icon aria-hidden="true" className={styles.icon} />
            <FormattedMessage id={menu} />
          </NavLink>
        ))}
      </nav>
      <main id="main" className={mergeClasses(styles.main, user?.category === 'kids' && styles.kids)}>
        <Outlet />
      </main>
    </Container>
  )
}

const useStyles = makeStyles({
  root: {
    flexGrow: 1,
    display: 'grid',
    alignContent: 'start',
    gap: '24px',
    paddingBlock: '24px 64px',
    [media.desktop]: { gridTemplateColumns: '248px minmax(0, 1fr)', gap: '48px', paddingBlock: '32px 96px' },
  },
  // Lists of the office need the room that a text would not
  wide: {
    [media.desktop]: { maxWidth: '1600px', gridTemplateColumns: '232px minmax(0, 1fr)', gap: '32px' },
  },
  menu: { display: 'flex', flexDirection: 'column', gap: '4px' },
  link: {
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    minHeight: '44px',
    paddingInline: '12px',
    borderRadius: tokens.borderRadiusLarge,
    color: tokens.colorNeutralForeground2,
    textDecorationLine: 'none',
    ':hover': { backgroundColor: brandTokens.sunken },
  },
  active: {
    backgroundColor: brandTokens.brandSoft,
    color: tokens.colorBrandForeground1,
    fontWeight: tokens.fontWeightSemibold,
    ':hover': { backgroundColor: brandTokens.brandSoft },
  },
  icon: { width: '20px', height: '20px' },
  main: { minWidth: 0 },
  kids: { fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500 },
})
