import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { useIntl } from 'react-intl'
import { notify } from '#web/state/notifications.ts'
import { useStores } from '#web/state/stores.ts'

export interface PartProps {
  /** The reason to show it; nothing is loaded while falsy, and after a failure another value loads it again */
  wanted?: unknown
  /** Called when it could not be loaded; without it no toast reports it */
  onFailed?: () => void
  /** Shows no toast of a failure, because `onFailed` shows something instead */
  isReplaced?: boolean
}

/**
 * Creates a part of the shell that is loaded when it is first rendered. One that cannot be loaded leaves the page as it
 * is: a toast says so. React's `lazy` would replace the page by an error, and never try again.
 * @param load loads the component, with its texts
 */
export function createPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined
  return Object.assign(Part, { load: loadPart })

  /** Loads the part, so that it is rendered at once, and on the server. @throws Error when it does not arrive */
  async function loadPart(): Promise<ComponentType<Props>> {
    loaded ??= await load()
    return loaded
  }

  function Part(props: Props & PartProps) {
    const { wanted = true, onFailed, isReplaced } = props
    const notifyFailure = useNotifyFailure()
    const [Component, setComponent] = useState(() => loaded)
    const fail = useEffectEvent(() => {
      if (!onFailed) return
      if (!isReplaced) notifyFailure()
      onFailed()
    })
    useEffect(() => {
      if (Component || !wanted) return undefined
      let isOver = false
      loadPart().then(
        (component) => isOver || setComponent(() => component),
        () => isOver || fail(),
      )
      return () => {
        isOver = true
      }
    }, [Component, wanted])
    return Component ? <Component {...props} /> : null
  }
}

/** Returns a function that reports that a part did not load; online the page may be of an earlier version. */
function useNotifyFailure() {
  const intl = useIntl()
  const { notifications } = useStores()
  return () => {
    if (!navigator.onLine)
      return notify(notifications, 'error', intl.formatMessage({ id: 'error.connection' }))
    const label = intl.formatMessage({ id: 'error.reload' })
    const text = intl.formatMessage({ id: 'error.newVersion.text' })
    notify(notifications, 'error', text, { label, run: () => location.reload() })
  }
}
