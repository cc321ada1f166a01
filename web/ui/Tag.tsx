import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { brandTokens, media } from '#web/theme/tokens.ts'

interface TagProps {
  tone?: 'brand' | 'accent' | 'quiet'
  children: ReactNode
}

/** A short label of a thing, such as its kind or language. */
export function Tag({ tone = 'quiet', children }: TagProps) {
  const styles = useStyles()
  return (
    <span data-tag={tone} className={mergeClasses(styles.root, styles[tone])}>
      {children}
    </span>
  )
}

const useStyles = makeStyles({
  root: {
    // Forced colours remove the background, so the border becomes visible
    [media.forced]: { border: '1px solid' },
    display: 'inline-flex',
    alignItems: 'center',
    paddingBlock: '2px',
    paddingInline: '10px',
    borderRadius: tokens.borderRadiusCircular,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  brand: { backgroundColor: brandTokens.brandSoft, color: tokens.colorBrandForeground1 },
  accent: { backgroundColor: brandTokens.accentSoft, color: brandTokens.accent },
  quiet: { backgroundColor: brandTokens.sunken, color: tokens.colorNeutralForeground2 },
})
