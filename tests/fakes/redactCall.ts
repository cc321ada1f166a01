import { defaultHeaderNames } from '#bff/config/schemas.ts'
import type { Content } from '#bff/fixtures/content.ts'
import type { ParsedEntry } from '#bff/fixtures/parsedEntry.ts'
import { redact } from '#bff/fixtures/redact/redact.ts'

const empty: ParsedEntry = {
  at: 0,
  elapsed: 1,
  method: 'POST',
  path: '/auth/token/',
  query: [],
  headers: [],
  body: { kind: 'none' },
  status: 200,
  error: undefined,
  responseHeaders: [],
  response: { kind: 'none' },
}

/** Redacts one call: a sign-in, unless `entry` says otherwise. */
export function redactCall(body: unknown, response: unknown, entry: Partial<ParsedEntry> = {}) {
  const all = redact([{ ...empty, body: toContent(body), response: toContent(response), ...entry }], {
    headerNames: defaultHeaderNames,
    origins: ['https://real.api.org'],
  })
  const [first = empty] = all.entries
  return {
    entry: first,
    body: parseContent(first.body),
    response: parseContent(first.response),
    values: [...all.values.all()],
  }
}

function toContent(value: unknown): Content {
  return value === undefined ? { kind: 'none' } : { kind: 'json', value }
}

function parseContent(content: Content): unknown {
  return content.kind === 'json' ? content.value : undefined
}
