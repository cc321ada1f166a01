import { type ComponentType, createElement, use } from 'react'

/** Less than this after a failure React is still rendering it, and a person has not asked again. */
const RETRY_MS = 1000

/**
 * Creates a component whose code is loaded when it is first rendered. A load that failed is started again when the
 * component is rendered later; React's `lazy` would fail until the page is reloaded.
 * @param name of the component in its module
 */
export function createLazy<Name extends string, Props extends object>(
  load: () => Promise<{ readonly [Key in Name]: ComponentType<Props> }>,
  name: Name,
): ComponentType<Props> {
  let loading: ReturnType<typeof load> | undefined
  let failedAt = Infinity

  function getLoading() {
    if (!loading || Date.now() - failedAt > RETRY_MS) {
      failedAt = Infinity
      loading = load()
      loading.catch(() => (failedAt = Date.now()))
    }
    return loading
  }

  return function LazyPart(props: Props) {
    return createElement(use(getLoading())[name], props)
  }
}
