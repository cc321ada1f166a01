import type { Arbitrary } from 'fast-check'

/** A part of the product that receives untrusted input. */
export interface FuzzTarget {
  /** Inputs as text; bytes are one character each (latin1) */
  readonly inputs: Arbitrary<string>
  /** Starts the receiver of the inputs. */
  start(): Promise<FuzzRun>
}

export interface FuzzRun {
  /** Gives it an input. @throws when that shows a fault */
  check(input: string): Promise<void>
  stop(): Promise<void>
}

/** A run of code without a state. @param check throws when an input shows a fault */
export function createStatelessRun(check: (input: string) => unknown): FuzzRun {
  return {
    async check(input) {
      await check(input)
    },
    async stop() {},
  }
}
