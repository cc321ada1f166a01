import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { asyncProperty, check } from 'fast-check'
import type { FuzzRun, FuzzTarget } from './target.ts'
import { bodies } from './targets/bodies.ts'
import { har } from './targets/har.ts'
import { http } from './targets/http.ts'
import { institute } from './targets/institute.ts'
import { tenants } from './targets/tenants.ts'

export const targets: Readonly<Record<string, FuzzTarget>> = { http, bodies, har, tenants, institute }

const corpus = 'tests/fuzz/corpus'

/** An input that shows a fault, as small as it could be made. */
export interface Finding {
  readonly input: string
  readonly fault: string
}

/** Where the inputs that once showed a fault are kept: one file each, replayed by the tests. */
export function listCorpus(name: string): readonly string[] {
  const folder = join(corpus, name)
  return existsSync(folder) ? readdirSync(folder).map((file) => join(folder, file)) : []
}

/** Saves a finding beside the earlier ones. @returns the path of its file */
export function saveFinding(name: string, { input }: Finding): string {
  const folder = join(corpus, name)
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `${createHash('sha256').update(input).digest('hex').slice(0, 12)}.txt`)
  writeFileSync(file, input)
  return file
}

/** Gives a target the input of a file. @returns the fault it shows, or undefined */
export async function replay(run: FuzzRun, file: string): Promise<string | undefined> {
  return findFault(run, readFileSync(file, 'utf8'))
}

/**
 * Gives a target new inputs for some time, and makes the first that shows a fault smaller.
 * @param milliseconds how long
 */
export async function fuzz(
  { inputs }: FuzzTarget,
  run: FuzzRun,
  milliseconds: number,
): Promise<{ readonly tried: number; readonly finding: Finding | undefined }> {
  let fault = ''
  const property = asyncProperty(inputs, async (input) => {
    const found = await findFault(run, input)
    if (found === undefined) return
    fault = found
    throw new Error(found)
  })
  const bounds = { interruptAfterTimeLimit: milliseconds, markInterruptAsFailure: false }
  const timed = await check(property, { numRuns: 1_000_000, ...bounds })
  // On a busy machine the time may be over before the first input
  const details = timed.numRuns > 0 ? timed : await check(property, { numRuns: 1 })
  const [input] = details.counterexample ?? []
  return {
    tried: details.numRuns,
    finding: details.failed && input !== undefined ? { input, fault } : undefined,
  }
}

/** The fault that an input shows: an error of the check, or an uncaught one. */
async function findFault(run: FuzzRun, input: string): Promise<string | undefined> {
  const uncaught: unknown[] = []
  const addError = (error: unknown) => uncaught.push(error)
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) process.on(event, addError)
  try {
    await run.check(input)
  } catch (error) {
    return describe(error)
  } finally {
    for (const event of ['uncaughtException', 'unhandledRejection'] as const) process.off(event, addError)
  }
  return uncaught.length > 0 ? `nothing catches: ${describe(uncaught[0])}` : undefined
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
