import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link, useLocation } from 'react-router-dom'
import { scrollIntoRow } from '#web/ui/scrollIntoRow.ts'
import { findFamilyEntry } from '../../routing/familyMenu.ts'

/** Links between the pages of a student's menu entry; nothing for an entry of one page, and during a quiz. */
export function FamilyLinks() {
  const styles = useStyles()
  const intl = useIntl()
  const { pathname, search } = useLocation()
  const found = findFamilyEntry(pathname)
  const path = found?.path
  if (!found || found.entry.pages.length === 1 || new URLSearchParams(search).has('attempt')) return null
  return (
    <nav aria-label={intl.formatMessage({ id: 'menu.family.parts' })} className={styles.root}>
      {found.entry.pages.map((page) => (
        <Link
          key={page.path}
          // On a phone the last one lies beyond the edge
          ref={page.path === path ? scrollIntoRow : null}
          to={page.path}
          className={mergeClasses(styles.link, page.path === path && styles.current)}
          {...(page.path === path && { 'aria-current': 'page' as const })}
        >
          <FormattedMessage id={page.label} />
        </Link>
      ))}
    </nav>
  )
}

const useStyles = makeStyles({
  root: { display: 'flex', gap: '8px', marginBottom: '20px', overflowX: 'auto' },
  link: {
    flexShrink: 0,
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '36px',
    paddingInline: '16px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase300,
    textDecorationLine: 'none',
    ':hover': { color: tokens.colorNeutralForeground1 },
    ':focus-visible': { outlineOffset: '-2px' },
  },
  current: {
    border: `1px solid ${tokens.colorBrandStroke1}`,
    color: tokens.colorBrandForeground1,
    fontWeight: tokens.fontWeightSemibold,
  },
})
