import { relative } from 'node:path'
import { assert, defaultReportMessage, type IRawProperty, type RunDetails } from 'fast-check'
import { expect } from 'vitest'

/** Longer than any property takes on an idle machine; with `FC_RUNS` the time is not limited. Milliseconds. */
const maxTime = 2500

/**
 * Checks a property, for two and a half seconds at most. A counterexample is reported with the command that shows it
 * again; `FC_RUNS=100000 npx vitest run FILE` looks longer.
 * @param numRuns examples to try
 */
export async function assertProperty<Example>(
  property: IRawProperty<Example>,
  numRuns = 1000,
): Promise<void> {
  const { FC_RUNS, FC_SEED, FC_PATH } = process.env
  const { testPath = '', currentTestName = '' } = expect.getState()
  const report = (details: RunDetails<Example>) => {
    if (!details.failed) return
    const title = currentTestName.split(' > ').at(-1) ?? ''
    const command = `FC_SEED=${details.seed} FC_PATH=${details.counterexamplePath} npx vitest run ${relative('.', testPath)} -t '${title}'`
    throw new Error(`${defaultReportMessage(details)}\n\nShow it again: ${command}`, {
      cause: details.errorInstance,
    })
  }
  await assert(property, {
    numRuns: Number(FC_RUNS ?? numRuns),
    ...(FC_RUNS ? {} : { interruptAfterTimeLimit: maxTime }),
    ...(FC_SEED ? { seed: Number(FC_SEED) } : {}),
    ...(FC_PATH ? { path: FC_PATH, endOnFailure: true } : {}),
    reporter: report,
  })
}
