import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useEffect, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { useIsMoving } from '#web/navigation/useNavigator.ts'
import { media } from '#web/theme/tokens.ts'

const HIDES_AFTER_MS = 500

/**
 * A progress line during navigation; hidden 500 ms after it has finished.
 * @see specification section 9
 */
export function RouteProgress() {
  const styles = useStyles()
  const isMoving = useIsMoving()
  const isShown = useLinger(isMoving)
  if (!isShown) return null
  return (
    <div role="status" className={mergeClasses(styles.root, !isMoving && styles.done)}>
      <span className={styles.hidden}>
        <FormattedMessage id="shell.loading" />
      </span>
    </div>
  )
}

/** Returns true while `isMoving` and for a short time after it. */
function useLinger(isMoving: boolean): boolean {
  const [isShown, setShown] = useState(isMoving)
  if (isMoving && !isShown) setShown(true)
  useEffect(() => {
    if (isMoving || !isShown) return undefined
    const timer = setTimeout(() => setShown(false), HIDES_AFTER_MS)
    return () => clearTimeout(timer)
  }, [isMoving, isShown])
  return isShown
}

const useStyles = makeStyles({
  root: {
    position: 'fixed',
    top: 0,
    insetInline: 0,
    zIndex: 2000,
    height: '3px',
    backgroundColor: tokens.colorBrandBackground,
    transformOrigin: 'left',
    animationName: { from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(0.9)' } },
    animationDuration: '4s',
    animationTimingFunction: 'cubic-bezier(0, 0.7, 0.2, 1)',
    animationFillMode: 'forwards',
    [media.calm]: { animationName: 'none' },
  },
  done: {
    animationName: 'none',
    transform: 'none',
    opacity: 0,
    transitionProperty: 'opacity',
    transitionDuration: '300ms',
    transitionDelay: '200ms',
  },
  hidden: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
})
