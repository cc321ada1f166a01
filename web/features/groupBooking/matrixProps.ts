import type { Kid, MatrixCheck } from '#sdk'

/** The response to the check of all pairs. */
export interface MatrixChecks {
  /** Whether each kid may join each group class; undefined until known */
  checks: readonly MatrixCheck[] | undefined
  hasFailed: boolean
}

/** Kids, courses, and the checks of their cells. */
export interface MatrixProps extends MatrixChecks {
  kids: readonly Kid[]
  courses: readonly { id: number; name: string }[]
}
