import { makeStyles, mergeClasses } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { media } from '#web/theme/tokens.ts'

interface ContainerProps {
  className?: string
  children: ReactNode
}

/** The page width: 1200 px at most, with gutters of 16, 24 and 32 px. */
export function Container({ className, children }: ContainerProps) {
  return <div className={mergeClasses(useStyles().root, className)}>{children}</div>
}

const useStyles = makeStyles({
  root: {
    boxSizing: 'border-box',
    width: '100%',
    maxWidth: '1264px',
    marginInline: 'auto',
    // A layout with gutters of its own sets the variable
    paddingInline: 'var(--pageGutter, 16px)',
    [media.tablet]: { paddingInline: 'var(--pageGutter, 24px)' },
    [media.desktop]: { paddingInline: 'var(--pageGutter, 32px)' },
  },
})
