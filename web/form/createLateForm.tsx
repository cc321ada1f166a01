import { makeStyles } from '@fluentui/react-components'
import {
  type ComponentType,
  createElement,
  type RefObject,
  Suspense,
  use,
  useCallback,
  useEffect,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
} from 'react'
import { useStores } from '#web/state/stores.ts'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import type { takeOverForm as TakeOverForm } from './takeOverForm.ts'

/**
 * Creates a form whose code the browser loads once the page has started. In a page of the server its HTML works until
 * then, as without script, and stays where the code does not arrive.
 * See docs/decisions.md#late-forms.
 */
export function createLateForm<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: LoadedForm<Props> | undefined
  const cameFromServer = !isStarted()
  const loading = Promise.all([load(), import('./takeOverForm.ts')]).then(
    ([Component, { takeOverForm }]) => (loaded = { Component, takeOverForm }),
    (error: unknown) => {
      if (cameFromServer) return new Promise<never>(() => undefined)
      throw error
    },
  )
  // The page shows the failure where it renders the form
  loading.catch(() => undefined)

  function Content({ props, root, fromServer, onShown }: ContentProps<Props>) {
    // Known on the server, which does not wait
    const { Component, takeOverForm } = loaded ?? use(loading)
    // Lost once this is shown
    const [focused] = useState(getFocusedName)
    const announce = useRef<() => void>(undefined)
    // Its fields listen in effects, which an update from a layout effect runs at once, before the next key
    const [, listen] = useReducer(() => true, false)
    useLayoutEffect(() => {
      const shown = findForm(root)
      if (!shown || !fromServer.current || shown === fromServer.current) return
      announce.current = takeOverForm(fromServer.current, focused, shown)
      listen()
    }, [focused, fromServer, root, takeOverForm])
    useEffect(() => {
      announce.current?.()
      announce.current = undefined
      onShown()
    }, [onShown])
    return createElement(Component, props)
  }

  return function LateForm(props: Props) {
    const { preferences } = useStores()
    const root = useRef<HTMLDivElement>(null)
    const fromServer = useRef<HTMLFormElement>(null)
    const [isShown, setShown] = useState(false)
    useEffect(() => {
      if (isShown) return undefined
      fromServer.current = findForm(root)
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
  takeOverForm: typeof TakeOverForm
}

interface ContentProps<Props> {
  props: Props
  root: RefObject<HTMLDivElement | null>
  /** The form of the server's page, which React keeps unless it renders the page a second time before the code has arrived */
  fromServer: RefObject<HTMLFormElement | null>
  onShown: () => void
}

function findForm(root: RefObject<HTMLDivElement | null>): HTMLFormElement | null {
  return root.current?.querySelector('form') ?? null
}

function getFocusedName(): string | undefined {
  return typeof document === 'undefined'
    ? undefined
    : (document.activeElement?.getAttribute('name') ?? undefined)
}

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
