/** One line of a benchmark's table. */
export interface Figure {
  readonly figure: string
  readonly value: string | number
  /** The largest acceptable value */
  readonly limit?: number
  /** The smallest acceptable value */
  readonly min?: number
}
