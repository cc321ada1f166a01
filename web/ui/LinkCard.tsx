import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { brandTokens } from '#web/theme/tokens.ts'

interface LinkCardProps {
  className?: string
  children: ReactNode
}

/** A card that is a link as a whole; its `CardName` holds the link. */
export function LinkCard({ className, children }: LinkCardProps) {
  return <article className={mergeClasses(useStyles().root, className)}>{children}</article>
}

const useStyles = makeStyles({
  root: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    transitionProperty: 'box-shadow, border-color',
    transitionDuration: '120ms',
    ':hover': { border: `1px solid ${tokens.colorNeutralStroke1}`, boxShadow: brandTokens.shadowRaised },
  },
})
