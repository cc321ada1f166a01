import type { Config } from '#bff/config/config.ts'
import type { Limit } from '#bff/config/schemas.ts'
import type { RequestContext } from '#bff/http/requestContext.ts'
import type { AttemptQueue } from '#bff/middleware/attemptQueue.ts'
import type { Limiter } from '#bff/middleware/limiter.ts'
import { getIpNetwork, getWiderNetworks } from '#bff/http/ipNetwork.ts'
import { HttpProblem } from '#bff/http/problem.ts'
import { hashSha256 } from '#bff/http/hashSha256.ts'
import type { Operation } from '#sdk/operations.ts'

/** An account allows this many times the attempts of one IP address, so that one address alone never locks it. */
const accountFactor = 5
/** Wider networks allow several times as many: a site has many visitors, a provider many sites. */
const siteFactor = 4
const providerFactor = 16
/**
 * Beyond each of these many times the limit, passcode attempts of a tenant are queued, with a longer pause
 * between two of them, milliseconds.
 */
const passcodePauses = [
  { factor: 10, pause: 1000 },
  { factor: 20, pause: 2000 },
  { factor: 40, pause: 4000 },
] as const

const variables = {
  sign_in: 'LIMIT_SIGN_IN',
  passcode: 'LIMIT_PASSCODE',
  sign_up: 'LIMIT_SIGN_UP',
  contact: 'LIMIT_CONTACT',
  subscribe: 'LIMIT_SUBSCRIBE',
} as const satisfies Record<string, keyof Config>

/** The result for a call that is not counted. */
export const uncountedCall: CountedCall = { refund: async () => undefined }

type LimitName = keyof typeof variables

export interface CountedCall {
  /** Removes the call from the counts, after it succeeded. */
  refund(): Promise<void>
}

/**
 * Counts a call that the policy limits: by IP address, and for sign-in by account too. A kid's sign-in has no
 * user name, so that all passcodes of a tenant are counted together, and queued once there are many. See
 * docs/decisions.md#passcode-limits.
 * @param body parsed JSON of the request
 * @throws HttpProblem rate_limited
 */
export async function countRateLimitedCall(
  {
    config,
    limiter,
    passcodeQueue,
  }: { readonly config: Config; readonly limiter: Limiter; readonly passcodeQueue: AttemptQueue },
  operation: Operation,
  { tenant, address, mock }: RequestContext,
  body: Readonly<Record<string, unknown>>,
): Promise<CountedCall> {
  const name = selectLimit(operation, body)
  if (!name) return uncountedCall
  const limit = config[variables[name]]
  // In hybrid mode sign-ins reach the real API, whatever world the visitor names
  const world = config.UPSTREAM === 'mock' ? mock?.world : undefined
  const scope = JSON.stringify([name, tenant?.customHost, world])
  const keys = listAddressKeys(scope, limit, address)
  if (name === 'sign_in' && body.username !== undefined) {
    // Hashed, so that the counts do not reveal who signs in
    const account = hashSha256(Buffer.from(normalizeText(body.username).slice(0, 254)))
    keys.push([`${scope} account ${account}`, { ...limit, count: limit.count * accountFactor }])
  }
  for (const [key, counted] of keys) {
    const wait = await limiter.take(key, counted)
    if (wait) throw new HttpProblem('rate_limited', { 'retry-after': String(wait) })
  }
  if (name === 'passcode') {
    const { pause, counted } = await countTenantPasscodes(limiter, scope, limit)
    keys.push(...counted)
    const network = getWiderNetworks(address)?.provider ?? address
    if (pause) await passcodeQueue.wait(scope, network, pause)
  }
  return {
    async refund() {
      await Promise.all(keys.map(([key, counted]) => limiter.refund(key, counted)))
    },
  }
}

/** The counts that one address adds to: its own network's, and those of the networks around it. */
export function listAddressKeys(scope: string, limit: Limit, address: string): [string, Limit][] {
  const wider = getWiderNetworks(address)
  const own: [string, Limit] = [`${scope} address ${getIpNetwork(address)}`, limit]
  if (!wider) return [own]
  return [
    own,
    [`${scope} site ${wider.site}`, { ...limit, count: limit.count * siteFactor }],
    [`${scope} provider ${wider.provider}`, { ...limit, count: limit.count * providerFactor }],
  ]
}

/** Counts a passcode for its whole tenant. @returns the pause it has to wait for, where there is one */
async function countTenantPasscodes(
  limiter: Limiter,
  scope: string,
  limit: Limit,
): Promise<{ readonly pause: number | undefined; readonly counted: [string, Limit][] }> {
  const counted: [string, Limit][] = []
  let longest: number | undefined
  for (const { factor, pause } of passcodePauses) {
    const key: [string, Limit] = [`${scope} together ${factor}`, { ...limit, count: limit.count * factor }]
    if (await limiter.take(...key)) longest = pause
    else counted.push(key)
  }
  return { pause: longest, counted }
}

function selectLimit(
  { limit, session }: Operation,
  body: Readonly<Record<string, unknown>>,
): LimitName | undefined {
  if (limit === 'sign_in' && session === 'start' && normalizeText(body.user_type) === 'kids')
    return 'passcode'
  return limit && limit in variables ? toLimitName(limit) : undefined
}

/** A value as a lenient API may read it: a list of one item or a number counts as its text, in any case. */
function normalizeText(value: unknown): string {
  const one: unknown = Array.isArray(value) && value.length === 1 ? value[0] : value
  return typeof one === 'string' || typeof one === 'number'
    ? String(one).normalize('NFKC').trim().toLowerCase()
    : ''
}

/** Guaranteed by the caller, which checks `variables` first. */
function toLimitName(name: string): LimitName {
  return name as LimitName
}
