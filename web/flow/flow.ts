/** A step of a flow: its path and its requirements. */
export interface Step<State> {
  path: string
  title: MessageId
  /** Whether the selection meets this step's requirement; absent means none */
  needs?: (state: State) => boolean
  /** The path when only this requirement is missing; without it the selection is reset and the flow is left */
  fallbackPath?: string | ((state: State) => string)
}

/**
 * Steps in order, each with what it needs from the ones before.
 * @see specification section 2
 */
export interface Flow<State> {
  steps: readonly Step<State>[]
  /** The path for visitors without a selection */
  exit: string
}

export interface FlowRedirect {
  to: string
  /** The selection is reset on the way */
  isReset: boolean
}

/** Finds the redirect of a step whose requirements are not met; undefined when they are. */
export function findRedirect<State>(flow: Flow<State>, path: string, state: State): FlowRedirect | undefined {
  const missing = listStepsUntil(flow, path).find(({ needs }) => needs && !needs(state))
  if (!missing) return undefined
  const { fallbackPath = flow.exit } = missing
  const to = typeof fallbackPath === 'function' ? fallbackPath(state) : fallbackPath
  return { to, isReset: missing.fallbackPath === undefined }
}

/** Whether a step can be entered with this selection. */
export function isReachable<State>(flow: Flow<State>, path: string, state: State): boolean {
  return findRedirect(flow, path, state) === undefined
}

function listStepsUntil<State>({ steps }: Flow<State>, path: string): readonly Step<State>[] {
  return steps.slice(0, steps.findIndex((step) => step.path === path) + 1)
}
