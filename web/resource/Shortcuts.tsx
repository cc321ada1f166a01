import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { brandTokens, media } from '#web/theme/tokens.ts'
import { useToday } from '#web/time/viewer.ts'
import { fadedEnds, scrollIntoRow } from '#web/ui/scrollIntoRow.ts'
import { isShortcutShown, toShortcutSearch } from './isShortcutShown.ts'
import type { ListState } from './listState.ts'
import type { Shortcut } from './resource.ts'

interface ShortcutsProps {
  shortcuts: readonly Shortcut[]
  state: ListState
}

/** Links to frequently used filters; the active one is marked and leads back to all records. */
export function Shortcuts({ shortcuts, state }: ShortcutsProps) {
  const styles = useStyles()
  const intl = useIntl()
  const today = useToday()
  return (
    <ul className={styles.root} aria-label={intl.formatMessage({ id: 'resource.shortcuts' })}>
      {shortcuts.map((shortcut) => {
        const { label } = shortcut
        const isShown = isShortcutShown(shortcut, state, today)
        return (
          <li key={label}>
            <Link
              ref={isShown ? scrollIntoRow : null}
              to={isShown ? '?' : `?${toShortcutSearch(shortcut, state, today)}`}
              className={mergeClasses(styles.link, isShown && styles.shown)}
              {...(isShown ? { 'aria-current': 'true' } : {})}
            >
              <FormattedMessage id={label} />
            </Link>
          </li>
        )
      })}
    </ul>
  )
}

const useStyles = makeStyles({
  root: {
    display: 'flex',
    gap: '8px',
    marginTop: 0,
    marginBottom: 0,
    marginInline: '-16px',
    paddingInline: '16px',
    listStyleType: 'none',
    // One line on a phone, moved sideways
    overflowX: 'auto',
    scrollbarWidth: 'none',
    ...fadedEnds,
    '& > li': { flexShrink: 0 },
    [media.tablet]: { flexWrap: 'wrap' },
  },
  link: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '36px',
    paddingInline: '16px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusCircular,
    color: tokens.colorNeutralForeground1,
    fontSize: tokens.fontSizeBase300,
    textDecorationLine: 'none',
    ':hover': { backgroundColor: brandTokens.sunken },
    ':focus-visible': { outlineOffset: '-2px' },
  },
  shown: {
    border: `1px solid ${tokens.colorBrandStroke1}`,
    backgroundColor: brandTokens.brandSoft,
    color: tokens.colorBrandForeground1,
    fontWeight: tokens.fontWeightSemibold,
  },
})
