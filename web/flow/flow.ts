/** One step of a flow: where it stands, and what must have been chosen before. */
export interface Step<State> {
  path: string
  title: MessageId
  /** Whether the choices that this step rests on are there; nothing is needed without it */
  needs?: (state: State) => boolean
  /** Where a visitor goes who lacks only this; without it the choices are reset and the flow is left */
  fallbackPath?: string
}

/** Steps in their order, as data (specification section 2: each needs what the one before stored). */
export interface Flow<State> {
  steps: readonly Step<State>[]
  /** Where somebody lands who came without the choices */
  exit: string
}

export interface FlowRedirect {
  to: string
  /** The choices are dropped on the way */
  isReset: boolean
}

/** Where the visitor of a step must go instead, or undefined when everything it needs is there. */
export function findRedirect<State>(flow: Flow<State>, path: string, state: State): FlowRedirect | undefined {
  const missing = listStepsUntil(flow, path).find(({ needs }) => needs && !needs(state))
  if (!missing) return undefined
  return { to: missing.fallbackPath ?? flow.exit, isReset: missing.fallbackPath === undefined }
}

/** Whether a step can be entered with these choices: only then it is a link. */
export function isReachable<State>(flow: Flow<State>, path: string, state: State): boolean {
  return findRedirect(flow, path, state) === undefined
}

function listStepsUntil<State>({ steps }: Flow<State>, path: string): readonly Step<State>[] {
  return steps.slice(0, steps.findIndex((step) => step.path === path) + 1)
}
