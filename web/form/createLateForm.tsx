import { makeStyles } from '@fluentui/react-components'
import {
  type ComponentProps,
  type ComponentType,
  createElement,
  memo,
  Suspense,
  use,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { holdZone } from '#web/state/preferences.ts'
import { useStores } from '#web/state/stores.ts'
import { isStarted, waitForStart } from '#web/ui/isStarted.ts'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import type { ShownForm as ShownFormType } from './ShownForm.tsx'

/**
 * Creates a form whose code the browser loads once the page has started. In a page of the server its HTML works until
 * then, as without script, and stays where the code does not arrive.
 * See docs/decisions.md#late-forms.
 * @param minHeight of what stands for the form where the server has not rendered it
 */
export function createLateForm<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  minHeight = '480px',
) {
  let hasFailed = false
  let loading = startLoading()

  function startLoading(cameFromServer = !isStarted()): Promise<LoadedForm<Props>> {
    hasFailed = false
    // Before, its code would share the line with what every visitor waits for
    const started = waitForStart()
      .then(() => Promise.all([load(), import('./ShownForm.tsx')]))
      .catch((error: unknown) => {
        // Its HTML stays usable, where it can be sent without script
        if (cameFromServer) return wait(RETRY_MS).then(() => startLoading(true))
        hasFailed = true
        throw error
      })
    started.then(
      // As React marks a promise, so that `use` has the value at once: the server does not wait
      (value) => void Object.assign(started, { status: 'fulfilled', value }),
      // The page shows the failure where it renders the form
      () => undefined,
    )
    return started
  }

  /** Returns the load that is under way or done; one that failed is started again when the form is shown again. */
  function getLoading(): Promise<LoadedForm<Props>> {
    if (hasFailed) loading = startLoading()
    return loading
  }

  function Content({ props, loading: shownLoading, ...shown }: ContentProps<Props>) {
    const [Component, { ShownForm }] = use(shownLoading)
    return <ShownForm {...shown}>{createElement(Component, props)}</ShownForm>
  }

  function LateForm(props: Props) {
    const { preferences } = useStores()
    const [shownLoading] = useState(getLoading)
    const root = useRef<HTMLDivElement>(null)
    const fromServer = useRef<HTMLFormElement>(null)
    const [pressed] = useState(() => new Set<HTMLElement>())
    const [isShown, setShown] = useState(false)
    // In a layout effect: a press that hydrates what is around the form reaches it too
    useLayoutEffect(() => {
      const element = root.current
      if (isShown || !element) return undefined
      fromServer.current = element.querySelector('form')
      const keep = ({ target }: Event) => {
        const button = (target as Element).closest<HTMLElement>('button[type=button]')
        if (button && element.contains(button)) pressed.add(button)
      }
      // While the code is missing, React keeps clicks from all elements inside of its root
      window.addEventListener('click', keep, true)
      // A zone that changes before would render the form another time
      const release = holdZone(preferences)
      return () => {
        window.removeEventListener('click', keep, true)
        release()
      }
    }, [isShown, preferences, pressed])
    const show = useCallback(() => {
      setShown(true)
      // These presses are heard too
      const buttons = [...pressed]
      for (const button of buttons) if (root.current) findShownButton(root.current, button)?.click()
    }, [pressed])
    return (
      <div ref={root}>
        <Suspense fallback={<LoadingForm fromServer={fromServer} minHeight={minHeight} />}>
          <Content loading={shownLoading} props={props} root={root} fromServer={fromServer} onShown={show} />
        </Suspense>
      </div>
    )
  }

  // Where it is rendered again before its code has arrived, React replaces the server's form
  return memo(LateForm)
}

/** Time until a load that failed is started again. */
const RETRY_MS = 3000

function wait(time: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, time))
}

/** Finds a button of the server's form in what is shown: itself, or the same one where React has rendered the form. */
function findShownButton(root: HTMLElement, button: HTMLElement): HTMLElement | undefined {
  if (button.isConnected) return button
  return [...root.querySelectorAll<HTMLElement>('button[type=button]')].find(
    ({ textContent, ariaLabel }) => textContent === button.textContent && ariaLabel === button.ariaLabel,
  )
}

type LoadedForm<Props> = [ComponentType<Props>, { ShownForm: typeof ShownFormType }]

type ContentProps<Props> = { props: Props; loading: Promise<LoadedForm<Props>> } & Omit<
  ComponentProps<typeof ShownFormType>,
  'children'
>

type LoadingFormProps = Pick<ContentProps<object>, 'fromServer'> & { minHeight: string }

/** Keeps the server's form as it is; in a page without one it stands for a form of a few fields. */
function LoadingForm({ fromServer, minHeight }: LoadingFormProps) {
  const styles = useStyles()
  const root = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (!fromServer.current) return
    root.current?.replaceChildren(fromServer.current)
    root.current?.removeAttribute('aria-busy')
  }, [fromServer])
  return (
    <div aria-busy="true" className={styles.root} style={{ minHeight }} ref={root}>
      {[1, 2, 3].map((line) => (
        <Skeleton key={line} className={styles.field} />
      ))}
    </div>
  )
}

const useStyles = makeStyles({
  root: { display: 'grid', gap: '32px', alignContent: 'start' },
  field: { height: '44px' },
})
