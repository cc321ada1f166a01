import { createMatcher, operations, type Operation } from '#sdk/operations.ts'
import { requests } from '#sdk/requests.ts'
import { getDefaultLanguage, findInstitute } from '#mocks/data/catalogue.ts'
import { selectLanguage } from '#mocks/data/texts.ts'
import { ErrorResponse, buildFailure } from '#mocks/handlers/responses.ts'
import type { Call } from '#mocks/handlers/call.ts'
import { handlers } from '#mocks/generated/handlers.ts'
import { openToApplicants, roles } from '#mocks/handlers/roles.ts'
import { respondIdempotently } from '#mocks/handlers/respondIdempotently.ts'
import { validateRequest } from '#mocks/handlers/validateRequest.ts'
import { findDemoAccount } from '#mocks/findDemoAccount.ts'
import { addToJournal, createJournal, type Journal } from '#mocks/journal.ts'
import { parseUpload } from '#mocks/multipart.ts'
import { takeSteps, computeLatency, parsePlan } from '#mocks/scenarios/plan.ts'
import { OfflineError, type MockResponse, type Scenario } from '#mocks/scenarios/scenarios.ts'
import { buildProblem, buildUnmatched } from '#mocks/unmatched.ts'
import type { AccountRecord } from '#mocks/world/records.ts'
import type { InstituteState, World } from '#mocks/world/world.ts'
import { createWorlds, type WorldOptions, type Worlds } from '#mocks/world/worlds.ts'

export interface MocksOptions extends WorldOptions {
  /** Prefix of the URLs of files and pages, for clients on another origin */
  origin?: string
  /** Worlds of an earlier mock API to continue; their own options then apply */
  worlds?: Worlds | undefined
  /** The journal of an earlier mock API to continue */
  journal?: Journal | undefined
}

export interface MockCall {
  method: string
  /** Path below the API's base URL with the raw query; begins with `/` */
  path: string
  /** Names are in lower case */
  headers: Readonly<Record<string, string>>
  text: string
  /** The raw body, where it may be binary */
  bytes?: Uint8Array | undefined
  world?: string | undefined
  scenario?: string | undefined
  /** `user_type` of the demo account that an unknown token stands for (docs/decisions.md#hybrid) */
  actingAs?: string | undefined
  /** Prefix of the URLs of files and pages in this response; by default the one of the options */
  origin?: string | undefined
  signal?: AbortSignal | undefined
}

export interface Mocks {
  worlds: Worlds
  /** The calls of its operations */
  journal: Journal
  /** Handles one API call. Rejects when a scenario breaks the connection or `signal` aborts. */
  respond(call: MockCall): Promise<MockResponse>
  /** Handles a call of a known operation. @param params raw path parameters */
  respondToOperation(
    operation: Operation,
    params: Readonly<Record<string, string>>,
    call: MockCall,
  ): Promise<MockResponse>
}

const match = createMatcher(operations)

/**
 * Creates the mock API: worlds of data and their handlers. The same seed and `now` give the same responses.
 * @param options defaults of every world
 */
export function createMocks(options: MocksOptions = {}): Mocks {
  const worlds = options.worlds ?? createWorlds(options)
  const journal = options.journal ?? createJournal()

  async function respond(incoming: MockCall): Promise<MockResponse> {
    const [path] = splitQuery(incoming.path)
    const found = match(incoming.method, path)
    if (!found || 'allow' in found) return buildUnmatched(incoming.method, path)
    return respondToOperation(found.operation, found.params, incoming)
  }

  async function respondToOperation(
    operation: Operation,
    params: Readonly<Record<string, string>>,
    incoming: MockCall,
  ): Promise<MockResponse> {
    const [, query] = splitQuery(incoming.path)
    const world = worlds.get(incoming.world)
    const scenario = incoming.scenario ?? world.scenario
    const plan = parsePlan(scenario)
    if (!plan) return buildProblem({ title: 'MOCK_UNKNOWN_SCENARIO', scenario })
    const institute = findInstitute(incoming.headers['custom-host'])
    const acting = takeSteps(plan, operation, world)
    const token = /^Bearer +(\S+)$/i.exec(incoming.headers.authorization ?? '')?.[1]
    const state = world.state(institute)
    const identity = token && operation.who !== 'public' ? world.tokens.read(token, institute.id) : undefined
    const { id, method } = operation
    const about = { world: world.name, operation: id, method, path: incoming.path }
    const add = (status: number) => addToJournal({ worlds, journal }, { ...about, status })
    const response = await respondWithScenarios(
      operation,
      acting,
      computeLatency(acting, world),
      incoming.signal,
      {
        world,
        state,
        params,
        token,
        language: selectLanguage(incoming.headers['accept-language'], getDefaultLanguage(institute)),
        query: new URLSearchParams(query),
        fields: requests[operation.id]?.fields ?? [],
        headers: incoming.headers,
        text: incoming.text,
        upload: incoming.bytes && parseUpload(incoming.bytes, incoming.headers['content-type']),
        account: identity
          ? state.accounts.get(identity.account)
          : findDemoAccount(state, token && incoming.actingAs),
        origin: incoming.origin ?? options.origin ?? '',
        isExpiring: acting.some(({ isExpiring }) => isExpiring),
      },
    ).catch((error: unknown) => {
      add(0)
      throw error
    })
    add(response.status)
    return addProvenance(response, operation, world)
  }
  return { worlds, journal, respond, respondToOperation }
}

async function respondWithScenarios(
  operation: Operation,
  acting: readonly Scenario[],
  latency: number,
  signal: AbortSignal | undefined,
  call: Call,
): Promise<MockResponse> {
  if (latency) await wait(latency, signal)
  if (acting.some(({ isOffline }) => isOffline)) throw new OfflineError('The connection was broken')
  for (const { before } of acting) {
    const instead = before?.(call, operation)
    if (instead) return instead
  }
  const changed = acting.reduce((known, { during }) => during?.(known) ?? known, call)
  const response = callHandler(operation, changed)
  return acting.reduce((current, { after }) => after?.(current, changed) ?? current, response)
}

function callHandler(operation: Operation, call: Call): MockResponse {
  const { account, language } = call
  if (!account && needsAccount(operation, call))
    return { status: 401, body: buildFailure('sessionOver', language) }
  if (account && operation.who === 'user' && !isAllowed(operation, account, call.state))
    return { status: 403, body: buildFailure('forbidden', language) }
  const handler = findHandler(operation.id)
  if (!handler) return buildUnmatched(operation.method, operation.template)
  const rules = requests[operation.id]
  try {
    const body = rules && validateRequest(call, rules, operation.template)
    return rules?.isOnce
      ? respondIdempotently(call, operation.id, () => handler(call, body))
      : handler(call, body)
  } catch (error) {
    if (error instanceof ErrorResponse) return { status: error.status, body: error.body }
    throw error
  }
}

/** Whether a call is refused without a valid token: one that guests may make, too, when its token has expired. */
function needsAccount({ who, session }: Operation, { token }: Call): boolean {
  return who === 'user' || (who === 'optional' && session !== 'end' && token !== undefined)
}

function isAllowed({ id }: Operation, account: AccountRecord, { tutors }: InstituteState): boolean {
  const allowed = roles.get(id)
  if (!allowed) return true
  const isApplicant = account.category === 'tutor' && tutors.get(account.id)?.status !== 'approved'
  return allowed.includes(account.category) && (!isApplicant || openToApplicants.has(id))
}

/** Marks every response as mocked, so that a recording knows its source. */
function addProvenance(
  response: MockResponse,
  { provenance }: Operation,
  { name, seed }: World,
): MockResponse {
  return {
    ...response,
    headers: {
      ...response.headers,
      'x-mock-provenance': provenance,
      'x-mock-world': `${name}; seed=${seed}`,
    },
  }
}

type AnyHandler = (call: Call, body: unknown) => MockResponse

/**
 * The cast is safe: every own member of `handlers` returns a MockResponse, and `validateRequest` has validated
 * its body.
 */
function findHandler(id: string): AnyHandler | undefined {
  return Object.hasOwn(handlers, id) ? (handlers as unknown as Record<string, AnyHandler>)[id] : undefined
}

function splitQuery(path: string): [string, string] {
  const mark = path.indexOf('?')
  return mark < 0 ? [path, ''] : [path.slice(0, mark), path.slice(mark + 1)]
}

function wait(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', end)
      resolve()
    }, milliseconds)
    if (signal?.aborted) end()
    else signal?.addEventListener('abort', end, { once: true })
  })
}
