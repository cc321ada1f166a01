import { defaultHeaderNames } from '#bff/config/schemas.ts'
import type { Pair } from '#bff/fixtures/har.ts'
import type { CapturedCall } from '#bff/fixtures/parsedEntry.ts'
import { buildFixtureText, parseCapturedCalls } from '#bff/fixtures/writeFixture.ts'

/** A call and its response; what is left out is that of a read of the API's version. */
export interface CallInput extends Partial<Omit<CapturedCall, 'response'>> {
  /** The sent body, as JSON */
  readonly sent?: unknown
  /** The response body of the API: a text or bytes, or a value as JSON */
  readonly response?: unknown
  readonly responseHeaders?: readonly Pair[]
  readonly status?: number
  readonly type?: string
}

/** Builds the text of a fixture from calls; each reads the API's version unless it says otherwise. */
export function buildFixture(...calls: readonly CallInput[]): string {
  return buildFixtureText(parseCapturedCalls(calls.map(toCall)), {
    headerNames: defaultHeaderNames,
    origins: [],
    secrets: [],
    recordedAt: 0,
    now: 0,
  })
}

function toCall(given: CallInput): CapturedCall {
  const { sent, response, responseHeaders, status = 200, type = 'application/json', ...rest } = given
  const isRaw = typeof response === 'string' || Buffer.isBuffer(response)
  const json = { name: 'content-type', value: 'application/json' }
  return {
    at: 0,
    elapsed: 1,
    method: 'GET',
    path: '/institutes/version/',
    headers: sent === undefined ? [] : [json],
    body: sent === undefined ? undefined : Buffer.from(JSON.stringify(sent)),
    ...rest,
    response: {
      status,
      headers: responseHeaders ?? [{ name: 'content-type', value: type }],
      body: Buffer.from(isRaw ? response : JSON.stringify(response ?? {})),
    },
  }
}
