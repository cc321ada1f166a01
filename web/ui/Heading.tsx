import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { media } from '#web/theme/tokens.ts'

interface HeadingProps {
  level: 1 | 2 | 3
  /** Visual size; by default that of its level */
  size?: 'display' | 'title' | 'section' | 'card'
  id?: string
  className?: string
  children: ReactNode
}

const defaultSizes = { 1: 'title', 2: 'section', 3: 'card' } as const

/** A heading; level 1 is focusable, for the focus after a navigation. */
export function Heading({ level, size = defaultSizes[level], id, className, children }: HeadingProps) {
  const styles = useStyles()
  const Tag = `h${level}` as const
  return (
    <Tag
      id={id}
      tabIndex={level === 1 ? -1 : undefined}
      className={mergeClasses(styles.root, styles[size], className)}
    >
      {children}
    </Tag>
  )
}

const useStyles = makeStyles({
  root: { margin: 0, fontWeight: tokens.fontWeightSemibold, textWrap: 'balance', outlineStyle: 'none' },
  display: {
    fontSize: tokens.fontSizeHero800,
    lineHeight: tokens.lineHeightHero800,
    [media.desktop]: { fontSize: tokens.fontSizeHero900, lineHeight: tokens.lineHeightHero900 },
  },
  title: {
    fontSize: tokens.fontSizeHero700,
    lineHeight: tokens.lineHeightHero700,
    [media.desktop]: { fontSize: tokens.fontSizeHero800, lineHeight: tokens.lineHeightHero800 },
  },
  section: {
    fontSize: tokens.fontSizeBase600,
    lineHeight: tokens.lineHeightBase600,
    [media.desktop]: { fontSize: tokens.fontSizeHero700, lineHeight: tokens.lineHeightHero700 },
  },
  card: { fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500 },
})
