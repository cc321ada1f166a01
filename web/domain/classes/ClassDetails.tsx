import { makeStyles } from '@fluentui/react-components'
import { lazy, Suspense } from 'react'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { useHydrated } from '#web/ui/useHydrated.ts'

// Its forms come when somebody opens a class, not with the calendar
const OpenClass = lazy(async () => ({ default: (await import('./OpenClass.tsx')).OpenClass }))

/** One class by its number: what is known of it and what can be done with it. */
export function ClassDetails({ id }: { id: number }) {
  const styles = useStyles()
  // The server waits for nobody's script
  if (!useHydrated()) return <Skeleton className={styles.root} />
  return (
    <Suspense fallback={<Skeleton className={styles.root} />}>
      <OpenClass id={id} />
    </Suspense>
  )
}

const useStyles = makeStyles({ root: { height: '320px' } })
