import { makeStyles, mergeClasses } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { media, stale } from '#web/theme/tokens.ts'
import { Skeleton } from './Skeleton.tsx'

interface CardGridProps {
  isBusy?: boolean
  /** Older content while newer is loading */
  isStale?: boolean
  className?: string
  children: ReactNode
}

/** Cards in one, two or three columns, equally high in a row. */
export function CardGrid({ isBusy = false, isStale = false, className, children }: CardGridProps) {
  const styles = useStyles()
  return (
    <ul aria-busy={isBusy} className={mergeClasses(styles.root, isStale && styles.stale, className)}>
      {children}
    </ul>
  )
}

/** The skeleton of a card grid. */
export function CardGridSkeleton({ count = 6, height = 340 }: { count?: 3 | 6; height?: 340 | 260 }) {
  const styles = useStyles()
  return (
    <CardGrid isBusy>
      {[1, 2, 3, 4, 5, 6].slice(0, count).map((card) => (
        <li key={card}>
          <Skeleton className={height === 340 ? styles.tall : styles.low} />
        </li>
      ))}
    </CardGrid>
  )
}

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gap: '16px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    overflowWrap: 'anywhere',
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '24px' },
    [media.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    '& > li': { display: 'grid', minWidth: 0 },
  },
  stale,
  tall: { height: '340px', borderRadius: '10px' },
  low: { height: '260px', borderRadius: '10px' },
})
