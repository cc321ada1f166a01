import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useEffect, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link, matchPath, useLocation } from 'react-router-dom'
import { menuCountsQuery } from '#web/api/menuCounts.ts'
import { useQuery } from '#web/api/query.ts'
import { useInstitute, useSession } from '#web/state/stores.ts'
import { brandTokens, media } from '#web/theme/tokens.ts'
import { Popup } from '#web/ui/Popup.tsx'
import { PaletteButton } from '../../palette/PaletteButton.tsx'
import { usePalette } from '../../palette/usePalette.tsx'
import { type MenuEntry, buildMenu } from '../../routing/buildMenu.ts'
import { isShownAt } from '../../routing/familyMenu.ts'
import { menuIcons } from './menuIcons.ts'

const FIVE_MINUTES = 300_000

/** The pages that the user's role admits: beside the page on a desktop, behind one button on a phone. */
export function SideMenu() {
  const styles = useStyles()
  const intl = useIntl()
  const { user } = useSession()
  const institute = useInstitute()
  const { pathname } = useLocation()
  const groups = buildMenu({ user, institute })
  const current = groups.flatMap(({ entries }) => entries).find((entry) => isWithin(entry, pathname))
  const label = intl.formatMessage({ id: 'shell.menu' })
  const { open, palette } = usePalette()
  const side = useRef<HTMLElement>(null)
  const path = current?.path
  useEffect(() => {
    if (path !== undefined) showCurrent(side.current)
  }, [path])
  return (
    <>
      <nav ref={side} aria-label={label} className={styles.side}>
        <PaletteButton onOpen={open} />
        <Groups groups={groups} />
      </nav>
      <nav aria-label={label} className={styles.narrow}>
        <Popup
          key={pathname}
          align="start"
          appearance="outline"
          label={current ? intl.formatMessage({ id: current.menu }) : label}
        >
          <Groups groups={groups} />
        </Popup>
        <PaletteButton onOpen={open} />
      </nav>
      {palette}
    </>
  )
}

/** Scrolls a menu that is higher than the window to its current entry; the page stays where it is. */
function showCurrent(menu: HTMLElement | null): void {
  const entry = menu?.querySelector<HTMLElement>('[aria-current]')
  if (!entry || !menu) return
  const top = entry.offsetTop - menu.scrollTop
  if (top < 0 || top + entry.offsetHeight > menu.clientHeight)
    menu.scrollTop = entry.offsetTop - menu.clientHeight / 2
}

function Groups({ groups }: { groups: ReturnType<typeof buildMenu> }) {
  const styles = useStyles()
  const { user } = useSession()
  const { data } = useQuery(user ? menuCountsQuery : null, { refreshInterval: FIVE_MINUTES })
  return groups.map(({ group, entries }) => (
    <div key={group ?? ''} className={styles.group}>
      {group && (
        <p className={styles.heading}>
          <FormattedMessage id={group} />
        </p>
      )}
      {entries.map((entry) => (
        <Entry
          key={entry.path}
          entry={entry}
          count={entry.counts.reduce((sum, name) => sum + (data?.data[name] ?? 0), 0)}
        />
      ))}
    </div>
  ))
}

/** Whether an entry leads to the page at a path, or to one above it. */
function isWithin({ pages }: MenuEntry, pathname: string): boolean {
  return pages.some(
    (page) => isShownAt(page, pathname) || matchPath({ path: page.path, end: false }, pathname),
  )
}

function Entry({ entry, count }: { entry: MenuEntry; count: number }) {
  const styles = useStyles()
  const intl = useIntl()
  const { pathname } = useLocation()
  const isCurrent = isWithin(entry, pathname)
  const Icon = menuIcons[entry.icon]
  return (
    <Link
      to={entry.path}
      className={mergeClasses(styles.link, isCurrent && styles.active)}
      {...(isCurrent && { 'aria-current': matchPath(entry.path, pathname) ? 'page' : 'true' })}
    >
      <Icon aria-hidden="true" className={styles.icon} />
      <span className={styles.words}>
        <FormattedMessage id={entry.menu} />
      </span>
      {count ? (
        <span className={styles.badge} aria-label={intl.formatMessage({ id: 'shell.waiting' }, { count })}>
          {intl.formatNumber(count)}
        </span>
      ) : null}
    </Link>
  )
}

const useStyles = makeStyles({
  side: {
    display: 'none',
    [media.desktop]: {
      display: 'flex',
      flexDirection: 'column',
      gap: '20px',
      alignSelf: 'start',
      // Below the head, with its last entry in reach however long the page beside it is
      position: 'sticky',
      top: '73px',
      maxHeight: 'calc(100dvh - 73px)',
      overflowY: 'auto',
    },
    // Outlines that the scrolling box would cut off
    '& :focus-visible': { outlineOffset: '-2px' },
  },
  narrow: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: '8px',
    [media.desktop]: { display: 'none' },
  },
  group: { display: 'flex', flexDirection: 'column', gap: '2px' },
  heading: {
    margin: 0,
    paddingInline: '12px',
    paddingBlock: '4px',
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  link: {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    minHeight: '40px',
    paddingInline: '12px 8px',
    borderRadius: tokens.borderRadiusLarge,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    textDecorationLine: 'none',
    ':hover': { backgroundColor: brandTokens.sunken },
  },
  active: {
    backgroundColor: brandTokens.brandSoft,
    color: tokens.colorBrandForeground1,
    fontWeight: tokens.fontWeightSemibold,
    ':hover': { backgroundColor: brandTokens.brandSoft },
  },
  icon: { flexShrink: 0, width: '20px', height: '20px' },
  words: { flexGrow: 1 },
  badge: {
    [media.forced]: { border: '1px solid' },
    minWidth: '24px',
    paddingInline: '6px',
    boxSizing: 'border-box',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: brandTokens.accentSoft,
    color: brandTokens.accent,
    fontSize: tokens.fontSizeBase200,
    lineHeight: '22px',
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
  },
})
