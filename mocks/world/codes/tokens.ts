import { decodeBase64, encodeBase64Url } from '#mocks/world/codes/base64.ts'
import type { Clock } from '#mocks/world/hours/clock.ts'
import { computeHmac } from '#mocks/world/codes/sha256.ts'

export interface Identity {
  readonly institute: number
  readonly account: number
  /** Type of this sign-in; a social account has several */
  readonly user_type: string
}

interface Claims extends Identity {
  readonly use: 'access' | 'refresh'
  readonly world: string
  readonly generation: number
  readonly session: string
  readonly count: number
  /** Number of times that all sessions of the account had been revoked before this one */
  readonly age: number
  /** Milliseconds since the epoch; access tokens only */
  readonly expires?: number
}

export interface TokenPair {
  access_token: string
  refresh_token: string
}

export interface Tokens {
  /** Issues tokens. @param isExpired issues an expired access token */
  issue(identity: Identity, isExpired?: boolean): TokenPair
  /** Returns the identity of a valid access token */
  read(token: string, institute: number): Identity | undefined
  /** Exchanges an unused refresh token for new tokens; the old one becomes invalid. */
  rotate(token: string, institute: number): { identity: Identity; tokens: TokenPair } | undefined
  /** Revokes the session of an access token. */
  revoke(token: string): void
  /** Revokes every session of an account. @param except an access token whose session stays valid */
  revokeAll(account: Pick<Identity, 'institute' | 'account'>, except?: string): void
}

interface Settings {
  seed: number
  world: string
  /** Incremented by each reset: tokens of older generations are invalid */
  generation: number
  clock: Clock
  accessTtlSeconds: number
}

/**
 * Creates the token service. Tokens are self-contained and signed with the seed, so that sessions survive a restart;
 * only used and revoked ones are stored.
 */
export function createTokens({ seed, world, generation, clock, accessTtlSeconds }: Settings): Tokens {
  const key = `marketplace-mock-${seed}`
  const counts = new Map<string, number>()
  const ended = new Set<string>()
  const ages = new Map<string, { age: number; except: string | undefined }>()
  let issued = 0

  function createPair(identity: Identity, session: string, count: number, isExpired: boolean): TokenPair {
    const { institute, account, user_type } = identity
    const age = ages.get(formatAccountKey(identity))?.age ?? 0
    const claims = { institute, account, user_type, world, generation, session, count, age }
    const expires = isExpired ? clock() - 1 : clock() + accessTtlSeconds * 1000
    return {
      access_token: sign(key, { ...claims, use: 'access', expires }),
      refresh_token: sign(key, { ...claims, use: 'refresh' }),
    }
  }
  function open(token: string, use: Claims['use'], institute: number): Claims | undefined {
    const claims = verify(key, token)
    if (!claims || claims.use !== use || claims.world !== world || claims.institute !== institute)
      return undefined
    const isOver = claims.generation < generation || ended.has(claims.session) || isOutlived(claims)
    return isOver ? undefined : claims
  }
  function isOutlived(claims: Claims): boolean {
    const { age = 0, except } = ages.get(formatAccountKey(claims)) ?? {}
    return claims.age < age && claims.session !== except
  }
  return {
    issue(identity, isExpired = false) {
      issued += 1
      return createPair(identity, `${clock().toString(36)}-${issued}`, 0, isExpired)
    },
    read(token, institute) {
      const claims = open(token, 'access', institute)
      return claims && (claims.expires ?? 0) > clock() ? claims : undefined
    },
    rotate(token, institute) {
      const claims = open(token, 'refresh', institute)
      if (!claims || claims.count < (counts.get(claims.session) ?? 0)) return undefined
      counts.set(claims.session, claims.count + 1)
      return { identity: claims, tokens: createPair(claims, claims.session, claims.count + 1, false) }
    },
    revoke(token) {
      const claims = verify(key, token)
      if (claims) ended.add(claims.session)
    },
    revokeAll(account, except) {
      const name = formatAccountKey(account)
      const age = (ages.get(name)?.age ?? 0) + 1
      ages.set(name, { age, except: except === undefined ? undefined : verify(key, except)?.session })
    },
  }
}

function formatAccountKey({ institute, account }: Pick<Identity, 'institute' | 'account'>): string {
  return `${institute}/${account}`
}

function sign(key: string, claims: Claims): string {
  const head = encode({ alg: 'HS256', typ: 'JWT' })
  const text = `${head}.${encode(claims)}`
  return `${text}.${encodeBase64Url(computeHmac(key, text))}`
}

function verify(key: string, token: string): Claims | undefined {
  const end = token.lastIndexOf('.')
  const text = token.slice(0, end)
  if (encodeBase64Url(computeHmac(key, text)) !== token.slice(end + 1)) return undefined
  return parseClaims(text.split('.')[1] ?? '')
}

function encode(value: object): string {
  return encodeBase64Url(JSON.stringify(value))
}

/** The cast is safe: the signature was verified, so `sign` wrote the text. */
function parseClaims(payload: string): Claims {
  return JSON.parse(new TextDecoder().decode(decodeBase64(payload))) as Claims
}
