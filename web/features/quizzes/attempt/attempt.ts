import { ApiError, type Answer, type Attempt } from '#sdk'

/** Answers by question id: those from the API, overridden by those not sent yet. */
export type Answers = ReadonlyMap<number, Answer>

/** Merges the attempt's answers with those not sent yet, which win. */
export function mergeAnswers(attempt: Pick<Attempt, 'answers'>, unsent: readonly Answer[] = []): Answers {
  return new Map([...attempt.answers, ...unsent].map((answer) => [answer.question_id, answer]))
}

/** Finds the chosen answers that an attempt has not got. */
export function findLost(attempt: Pick<Attempt, 'answers'>, unsent: readonly Answer[]): Answer[] {
  const saved = mergeAnswers(attempt)
  return unsent.filter(
    ({ question_id, option_id }) => option_id !== null && saved.get(question_id)?.option_id !== option_id,
  )
}

/** Whether the right answers are withheld, because another attempt may follow. */
export function isReviewLater({ state, review, questions }: Attempt): boolean {
  return state !== 'in_progress' && questions.length > 0 && review.length === 0
}

/** Computes the whole seconds until a fixed end; at least zero. */
export function computeSecondsLeft(endsOn: string, now: number): number {
  return Math.max(0, Math.ceil((Date.parse(endsOn) - now) / 1000))
}

/** Formats seconds: `4:05`. */
export function formatClock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** Whether an error means that the attempt accepts no more answers: it is handed in, or its time is over. */
export function isAttemptOver(error: unknown): boolean {
  return error instanceof ApiError && [404, 409].includes(error.status)
}
