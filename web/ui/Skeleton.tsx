import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { media } from '#web/theme/tokens.ts'

interface SkeletonProps {
  /** Sets position and size of the bar */
  className?: string
}

/** A grey bar in place of loading content. The container has `aria-busy`. */
export function Skeleton({ className }: SkeletonProps) {
  const styles = useStyles()
  return <span aria-hidden="true" className={mergeClasses(styles.root, className)} />
}

const useStyles = makeStyles({
  root: {
    display: 'block',
    minHeight: '16px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground4,
    animationName: { from: { opacity: 1 }, '50%': { opacity: 0.55 }, to: { opacity: 1 } },
    animationDuration: '1.6s',
    animationIterationCount: 'infinite',
    [media.calm]: { animationName: 'none' },
  },
})
