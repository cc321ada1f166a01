import type { InstituteState } from '#mocks/world/world.ts'

/** One use for each student; a single one is spent for everybody by whoever pays first. */
const codes: Readonly<Record<string, { percentage: number; isSingle?: boolean }>> = {
  WELCOME10: { percentage: 10 },
  HALAQA25: { percentage: 25 },
  FULL100: { percentage: 100 },
  ONCE50: { percentage: 50, isSingle: true },
}

/** Percent of a code, or undefined when there is no such code. */
export function findPercentage(code: string): number | undefined {
  return Object.hasOwn(codes, code) ? codes[code]?.percentage : undefined
}

export function isSpent(state: InstituteState, student: number, code: string): boolean {
  return state.promos.has(formatSpentKey(student, code))
}

export function spend(state: InstituteState, student: number, code: string): void {
  state.promos.add(formatSpentKey(student, code))
}

function formatSpentKey(student: number, code: string): string {
  return codes[code]?.isSingle ? code : `${code}/${student}`
}
