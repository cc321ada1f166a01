import { setTimeout as delay } from 'node:timers/promises'
import type { Answer } from '#bff/proxy/answer.ts'
import { jsonOfAnswer } from '#bff/proxy/answer.ts'
import { isSendable, saysFailure, tokensIn, userIn, type Tokens } from '#bff/token/tokens.ts'
import { wasNeverSent } from '#bff/upstream/failure.ts'

export type Exchanged =
  | { readonly kind: 'tokens'; readonly tokens: Tokens; readonly user: unknown }
  | { readonly kind: 'refused' }
  | { readonly kind: 'outage' }
  | { readonly kind: 'overtaken' }

/** Thrown by an attempt: somebody else has renewed the session, so the old token must not be used again. */
export class Overtaken extends Error {}

export interface Patience {
  /** New attempts start for so long, milliseconds */
  readonly retryFor: number
  /** First pause between attempts, doubled each time, milliseconds */
  readonly pause: number
}

/**
 * Exchanges a refresh token, with the patience of rulings 8: a refusal is final; without a connection or
 * after a 5xx new attempts start for a while; a call that was sent but not answered is tried once more,
 * because the API may have used the token up.
 * @param attempt sends the call once; rejects when no answer came
 */
export async function exchangeTokens(
  attempt: () => Promise<Answer>,
  { retryFor, pause }: Patience,
): Promise<Exchanged> {
  const stopAt = performance.now() + retryFor
  let unanswered = 0
  for (let wait = pause; ; wait = Math.min(wait * 2, 2000)) {
    const outcome = await once(attempt)
    if (outcome.kind !== 'failed' && outcome.kind !== 'unanswered') return outcome
    if (outcome.kind === 'unanswered') unanswered += 1
    const isLast = unanswered > 1 || (outcome.kind === 'failed' && performance.now() + wait > stopAt)
    if (isLast) return { kind: 'outage' }
    await delay(wait)
  }
}

type Attempted = Exclude<Exchanged, { kind: 'outage' }> | { kind: 'failed' } | { kind: 'unanswered' }

async function once(attempt: () => Promise<Answer>): Promise<Attempted> {
  let answer: Answer
  try {
    answer = await attempt()
  } catch (error) {
    if (error instanceof Overtaken) return { kind: 'overtaken' }
    return { kind: wasNeverSent(error) ? 'failed' : 'unanswered' }
  }
  if (answer.status >= 500) return { kind: 'failed' }
  try {
    return taken(answer)
  } catch {
    // Nested beyond all measure
    return { kind: 'refused' }
  }
}

function taken(answer: Answer): Attempted {
  const body = jsonOfAnswer(answer)
  const tokens = answer.status < 300 && !saysFailure(body) ? tokensIn(body) : undefined
  return tokens && isSendable(tokens.accessToken)
    ? { kind: 'tokens', tokens, user: userIn(body) }
    : { kind: 'refused' }
}
