import { makeStyles } from '@fluentui/react-components'
import {
  type ComponentProps,
  type ComponentType,
  createElement,
  Suspense,
  use,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useStores } from '#web/state/stores.ts'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import type { ShownForm as ShownFormType } from './ShownForm.tsx'

/**
 * Creates a form whose code the browser loads once the page has started. In a page of the server its HTML works until
 * then, as without script, and stays where the code does not arrive.
 * See docs/decisions.md#late-forms.
 */
export function createLateForm<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: LoadedForm<Props> | undefined
  const cameFromServer = !isStarted()
  const loading = Promise.all([load(), import('./ShownForm.tsx')]).then(
    ([Component, { ShownForm }]) => (loaded = { Component, ShownForm }),
    (error: unknown) => {
      if (cameFromServer) return new Promise<never>(() => undefined)
      throw error
    },
  )
  // The page shows the failure where it renders the form
  loading.catch(() => undefined)

  function Content({ props, ...shown }: ContentProps<Props>) {
    // Known on the server, which does not wait
    const { Component, ShownForm } = loaded ?? use(loading)
    return <ShownForm {...shown}>{createElement(Component, props)}</ShownForm>
  }

  return function LateForm(props: Props) {
    const { preferences } = useStores()
    const root = useRef<HTMLDivElement>(null)
    const fromServer = useRef<HTMLFormElement>(null)
    const [isShown, setShown] = useState(false)
    useEffect(() => {
      if (isShown) return undefined
      fromServer.current = root.current?.querySelector('form') ?? null
      // A zone that changes before would render the form another time
      preferences.isZoneHeld = true
      return () => void (preferences.isZoneHeld = false)
    }, [isShown, preferences])
    const show = useCallback(() => setShown(true), [])
    return (
      <div ref={root}>
        <Suspense fallback={<LoadingForm fromServer={fromServer} />}>
          <Content props={props} root={root} fromServer={fromServer} onShown={show} />
        </Suspense>
      </div>
    )
  }
}

interface LoadedForm<Props> {
  Component: ComponentType<Props>
  ShownForm: typeof ShownFormType
}

type ContentProps<Props> = { props: Props } & Omit<ComponentProps<typeof ShownFormType>, 'children'>

/** Keeps the server's form as it is; in a page without one it stands for a form of a few fields. */
function LoadingForm({ fromServer }: Pick<ContentProps<unknown>, 'fromServer'>) {
  const styles = useStyles()
  const root = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (!fromServer.current) return
    root.current?.replaceChildren(fromServer.current)
    root.current?.removeAttribute('aria-busy')
  }, [fromServer])
  return (
    <div aria-busy="true" className={styles.root} ref={root}>
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
