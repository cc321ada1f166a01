import { makeStyles } from '@fluentui/react-components'
import { Suspense } from 'react'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { useHydrated } from '#web/ui/useHydrated.ts'
import { createLazy } from '#web/ui/createLazy.ts'

// Loaded when a class is opened, because its forms are not needed for the calendar
const OpenClass = createLazy(() => import('./OpenClass.tsx'), 'OpenClass')

/** The details of a class by id, loaded lazily. */
export function ClassDetails({ id }: { id: number }) {
  const styles = useStyles()
  // The server does not wait for lazy scripts
  if (!useHydrated()) return <Skeleton className={styles.root} />
  return (
    <Suspense fallback={<Skeleton className={styles.root} />}>
      <OpenClass id={id} />
    </Suspense>
  )
}

const useStyles = makeStyles({ root: { height: '320px' } })
