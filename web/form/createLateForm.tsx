import { makeStyles } from '@fluentui/react-components'
import { type ComponentType, createElement, Suspense, use } from 'react'
import { Skeleton } from '#web/ui/Skeleton.tsx'

/**
 * Creates a form whose code the browser loads once the page has started. In a page of the server its HTML works until
 * then, as without script, and stays where the code does not arrive.
 * See docs/decisions.md#late-forms.
 */
export function createLateForm<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined
  const cameFromServer = !isStarted()
  const loading = load().then(
    (component) => (loaded = component),
    (error: unknown) => {
      if (cameFromServer) return new Promise<never>(() => undefined)
      throw error
    },
  )
  // The page shows the failure where it renders the form
  loading.catch(() => undefined)

  function Content(props: Props) {
    // Known on the server, which does not wait
    return createElement(loaded ?? use(loading), props)
  }

  return function LateForm(props: Props) {
    return (
      <Suspense fallback={<LoadingForm />}>
        <Content {...props} />
      </Suspense>
    )
  }
}

/** Stands for a form of a few fields. */
function LoadingForm() {
  const styles = useStyles()
  return (
    <div aria-busy="true" className={styles.root}>
      {[1, 2, 3].map((line) => (
        <Skeleton key={line} className={styles.field} />
      ))}
    </div>
  )
}

function isStarted(): boolean {
  return typeof document === 'undefined' || document.documentElement.dataset.started !== undefined
}

const useStyles = makeStyles({
  root: { display: 'grid', gap: '32px', minHeight: '480px', alignContent: 'start' },
  field: { height: '44px' },
})
