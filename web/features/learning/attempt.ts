import { ApiError, type Answer, type Attempt } from '#sdk'

/** Answers by question: what the API has, with what this page has not sent yet on top. */
export type Answers = ReadonlyMap<number, Answer>

export function mergeAnswers(attempt: Pick<Attempt, 'answers'>, unsent: readonly Answer[] = []): Answers {
  return new Map([...attempt.answers, ...unsent].map((answer) => [answer.question_id, answer]))
}

/** Whole seconds until a fixed end, never below zero. */
export function computeSecondsLeft(endsOn: string, now: number): number {
  return Math.max(0, Math.ceil((Date.parse(endsOn) - now) / 1000))
}

/** `4:05` */
export function formatClock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** Whether an attempt takes nothing any more: handed in already, or its time has ended. */
export function isAttemptOver(error: unknown): boolean {
  return error instanceof ApiError && [404, 409].includes(error.status)
}
