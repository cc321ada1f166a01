import { isRecord } from '#sdk/isRecord.ts'
import type { Operation } from '#sdk/operations.ts'
import { findInstitute, getDefaultLanguage } from '#mocks/data/catalogue.ts'
import { selectLanguage } from '#mocks/data/texts.ts'
import { buildBffProblem, isPage } from '#mocks/bffProblem.ts'
import { findDemoAccount } from '#mocks/findDemoAccount.ts'
import { buildUser } from '#mocks/handlers/auth/session.ts'
import type { MockCall, Mocks } from '#mocks/index.ts'
import type { MockResponse } from '#mocks/scenarios/scenarios.ts'
import type { TokenPair } from '#mocks/world/codes/tokens.ts'

/** Demo accounts by the type that they sign in with */
export type DemoPerson = (typeof demoPeople)[number]

const demoPeople = ['student', 'google_student', 'tutor', 'kids', 'operator', 'institute_admin'] as const

/** The session that a BFF would store for one page, which never sees a token. */
export interface BffSession {
  /** Adds the session's token to a call without one. */
  authorize(call: MockCall): MockCall
  /** Stores or ends the session, and removes the tokens from the response to a page. */
  store(operation: Operation, call: MockCall, response: MockResponse): MockResponse
  /** Whether a call has a token, or the page a session */
  isSignedIn(call: MockCall): boolean
  /** Answers `GET /bff/session`. */
  describe(call: MockCall): MockResponse
}

const HOUR_SECONDS = 3600

/**
 * Creates the session of one page.
 * @param signedInAs the demo account that it begins with
 * @throws TypeError for an unknown account
 */
export function createBffSession(mocks: Mocks, signedInAs?: DemoPerson): BffSession {
  if (signedInAs !== undefined) assertDemoPerson(signedInAs)
  const sessions = new Map<string, TokenPair | undefined>()

  function open(call: MockCall) {
    const world = mocks.worlds.get(call.world)
    const state = world.state(findInstitute(call.headers['custom-host']))
    // A reset begins another generation, with new sessions
    return { world, state, key: `${world.name}/${world.generation}/${state.institute.id}` }
  }
  function issueTokens(call: MockCall): TokenPair | undefined {
    const { world, state } = open(call)
    const account = signedInAs && findDemoAccount(state, signedInAs)
    if (!account) return undefined
    return world.tokens.issue({
      institute: state.institute.id,
      account: account.id,
      user_type: account.user_type,
    })
  }
  /** Returns a valid access token, refreshed when the last one has expired. */
  function readToken(call: MockCall): string | undefined {
    const { world, state, key } = open(call)
    if (!sessions.has(key)) sessions.set(key, issueTokens(call))
    const tokens = sessions.get(key)
    if (!tokens || world.tokens.read(tokens.access_token, state.institute.id)) return tokens?.access_token
    const renewed = world.tokens.rotate(tokens.refresh_token, state.institute.id)?.tokens
    sessions.set(key, renewed)
    return renewed?.access_token
  }
  return {
    authorize(call) {
      const token = call.headers.authorization ? undefined : readToken(call)
      return token ? { ...call, headers: { ...call.headers, authorization: `Bearer ${token}` } } : call
    },
    store(operation, call, response) {
      const { key } = open(call)
      if (operation.session === 'end') sessions.set(key, undefined)
      const { body } = response
      if (!isPage(call) || operation.session !== 'start' || !isRecord(body) || !isTokenPair(body.token_data))
        return response
      const { token_data, ...visible } = body
      sessions.set(key, token_data)
      return { ...response, body: visible }
    },
    isSignedIn: (call) => Boolean(call.headers.authorization ?? readToken(call)),
    describe(call) {
      if (!isPage(call)) return buildBffProblem('csrf')
      const { world, state } = open(call)
      const token = readToken(call)
      const identity = token && world.tokens.read(token, state.institute.id)
      const account = identity && state.accounts.get(identity.account)
      if (!account) return { status: 200, body: { authenticated: false } }
      const accepted = call.headers['accept-language']
      const language = selectLanguage(accepted, getDefaultLanguage(state.institute))
      const user = buildUser({ state, language, origin: '' }, { ...account, user_type: identity.user_type })
      const limits = { expires_in: 24 * HOUR_SECONDS, idle_expires_in: 24 * HOUR_SECONDS }
      return { status: 200, body: { authenticated: true, user, ...limits } }
    },
  }
}

function assertDemoPerson(name: DemoPerson): void {
  if (!demoPeople.includes(name))
    throw new TypeError(`signedInAs: "${String(name)}" is not one of ${demoPeople.join(', ')}`)
}

function isTokenPair(value: unknown): value is TokenPair {
  return isRecord(value) && typeof value.access_token === 'string' && typeof value.refresh_token === 'string'
}
