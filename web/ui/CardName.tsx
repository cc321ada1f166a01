import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

interface CardNameProps {
  level: 2 | 3
  to: string
  /** Whether the page opens where it stands now, as a panel over its list does */
  keepsScroll?: boolean
  /** A card that cuts off what reaches beyond it has its focus ring inside */
  isCut?: boolean
  children: ReactNode
}

/** The name of a card, in the language it is written in, as a link that the whole card follows. */
export function CardName({ level, to, keepsScroll = false, isCut = false, children }: CardNameProps) {
  const styles = useStyles()
  const Name = `h${level}` as const
  return (
    <Name className={styles.root}>
      <Link
        to={to}
        preventScrollReset={keepsScroll}
        className={mergeClasses(styles.link, isCut && styles.cut)}
      >
        <bdi>{children}</bdi>
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
