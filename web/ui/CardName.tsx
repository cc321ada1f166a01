import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

interface CardNameProps {
  level: 2 | 3
  to: string
  /** Keep the scroll position, for a panel over the list */
  keepsScroll?: boolean
  /** The card clips its overflow, so the focus ring is inside */
  isCut?: boolean
  children: ReactNode
}

/** The name of a card as a link that covers the whole card; direction follows the text. */
export function CardName({ level, to, keepsScroll = false, isCut = false, children }: CardNameProps) {
  const styles = useStyles()
  const Name = `h${level}` as const
  return (
    <Name dir="auto" className={styles.root}>
      <Link
        to={to}
        preventScrollReset={keepsScroll}
        className={mergeClasses(styles.link, isCut && styles.cut)}
      >
        {children}
      </Link>
    </Name>
  )
}

const useStyles = makeStyles({
  root: {
    margin: 0,
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
    overflowWrap: 'anywhere',
    // Where it is cut, its end is; it stands where a name of the page's direction does
    textAlign: ['-webkit-match-parent', 'match-parent'],
  },
  link: {
    color: 'inherit',
    textDecorationLine: 'none',
    outlineStyle: 'none',
    '::after': { content: '""', position: 'absolute', inset: 0, borderRadius: tokens.borderRadiusLarge },
    ':focus-visible::after': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  },
  cut: { ':focus-visible::after': { outlineOffset: '-3px' } },
})
