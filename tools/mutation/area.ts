/** Sources that are measured together, with the tests that run them in this process. */
export interface Area {
  readonly name: string
  /** Globs of the sources; a leading `!` leaves files out */
  readonly sources: readonly string[]
  /** Globs of the tests. Tests that start `dist` are no use: the program there has no mutants */
  readonly tests: readonly string[]
  /**
   * After this time a test counts as failed, milliseconds. Where changes keep tests waiting, a short time makes the run
   * faster: after its own one Stryker starts a new process
   */
  readonly testTimeout?: number
  /** The score must not fall below this, per cent */
  readonly threshold: number
}
