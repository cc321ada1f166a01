import { isRecord } from '#sdk/isRecord.ts'
import { defaultHeaderNames } from '#bff/config/values.ts'
import { parseContent, findHeader, type Content } from '#bff/fixtures/content.ts'
import { parseHarEntry, type ParsedEntry } from '#bff/fixtures/parsedEntry.ts'
import { FixtureError, type Entry, type Har, type Pair } from '#bff/fixtures/har.ts'
import { buildFixtureText } from '#bff/fixtures/writeFixture.ts'
import { operationOf } from './check.ts'

export interface Imported {
  readonly text: string
  /** Calls that were taken over */
  readonly kept: number
  /** Everything else: files, pages, other hosts */
  readonly left: number
  /** Calls of somebody who had signed in before the recording began */
  readonly isBegunSignedIn: boolean
}

/**
 * Makes a recorded set of what a browser's developer tools saved: the calls below `/api`, seen from the API's side.
 * Tokens never reach a browser, so stand-ins take their place.
 * @param name of the file, for messages
 * @throws FixtureError when there is no call in it, or a body was not saved
 */
export function importHar({ log: { entries } }: Har, name: string): Imported {
  const drafts: ParsedEntry[] = []
  let sessions = 0
  let isBegunSignedIn = false
  for (const [index, entry] of entries.entries()) {
    const draft = apiSide(entry)
    const operation = draft && operationOf(draft)
    if (!draft || !operation) continue
    refuseMissingBody(entry, `${name}: log.entries.${index}`)
    const isStart = operation.session === 'start' && isSuccess(draft)
    if (isStart) sessions += 1
    const isPersonal = operation.who === 'user' || (operation.who === 'optional' && sessions > 0)
    if (isPersonal && !sessions) isBegunSignedIn = true
    drafts.push({
      ...draft,
      headers: [...headersOf(draft), ...(isPersonal ? [bearer(Math.max(1, sessions))] : [])],
      answer: isStart ? withTokens(draft.answer, sessions) : draft.answer,
    })
    if (operation.session === 'end' && !isStart) isBegunSignedIn ||= sessions === 0
  }
  const [first] = drafts
  if (!first) throw new FixtureError(`${name}: none of its ${entries.length} entries is a call below /api`)
  const origins = [...new Set(entries.map(({ request }) => new URL(request.url).origin))]
  const text = buildFixtureText(drafts, {
    headerNames: { ...defaultHeaderNames, timezone: 'x-timezone' },
    origins,
    secrets: [],
    dropped: entries.flatMap(wireHeaders),
    recordedAt: first.at,
    now: first.at,
  })
  return { text, kept: drafts.length, left: entries.length - drafts.length, isBegunSignedIn }
}

/** A browser's call as the API would see it; undefined for all but calls. */
function apiSide(entry: Entry): ParsedEntry | undefined {
  const draft = parseHarEntry(entry)
  const [, path] = /^\/api(\/.*)$/.exec(draft.path) ?? []
  return path && draft.status ? { ...draft, path } : undefined
}

/** All that went over the browser's wire; some tools save cookies beside the headers only. */
function wireHeaders({ request, response }: Entry): Pair[] {
  const cookies = [...(request.cookies ?? []), ...(response.cookies ?? [])]
  return [
    ...request.headers,
    ...response.headers,
    ...cookies.map(({ name, value }) => ({ name: 'cookie', value: `${name}=${value}` })),
  ]
}

const kept = new Set(['accept-language', 'x-timezone', 'content-type'])

function headersOf({ headers }: ParsedEntry) {
  return headers
    .map(({ name, value }) => ({ name: name.toLowerCase(), value }))
    .filter(({ name }) => kept.has(name))
    .map((header) =>
      header.name === 'accept-language'
        ? { ...header, value: /^(en|ar)\b/.exec(header.value)?.[1] ?? header.value }
        : header,
    )
}

function bearer(session: number) {
  return { name: 'authorization', value: `Bearer <access_token-${session}>` }
}

function isSuccess({ status, answer }: ParsedEntry): boolean {
  return status < 300 && answer.kind === 'json' && isRecord(answer.value) && answer.value.success === true
}

function withTokens(answer: Content, session: number): Content {
  if (answer.kind !== 'json' || !isRecord(answer.value)) return answer
  const token_data = {
    access_token: `<access_token-${session}>`,
    refresh_token: `<refresh_token-${session}>`,
  }
  return parseContent(Buffer.from(JSON.stringify({ ...answer.value, token_data })), 'application/json')
}

/** Developer tools drop bodies of earlier pages; without them there is nothing to replay. */
function refuseMissingBody({ response }: Entry, where: string): void {
  const { status, content, headers } = response
  const length = Number(findHeader(headers, 'content-length') ?? 1)
  const isEmpty = [204, 205, 304].includes(status) || length === 0
  if (content.text === undefined && !isEmpty)
    throw new FixtureError(
      `${where}.response.content.text: the body was not saved. Keep the log on ("Preserve log") and save with content.`,
    )
}
