import { setTimeout as delay } from 'node:timers/promises'
import type { Config } from '#bff/config.ts'
import type { Limit } from '#bff/config/values.ts'
import type { Exchange } from '#bff/exchange.ts'
import type { Limiter } from '#bff/guard/limits.ts'
import { networkOf } from '#bff/guard/network.ts'
import { Refused } from '#bff/problem.ts'
import { hashOf } from '#bff/proxy/shelf.ts'
import type { Operation } from '#sdk/operations.ts'

/** An account may be tried from many addresses, but not without end; a single address never locks it. */
const accountFactor = 5
/** Where passcodes of a whole tenant are tried, each attempt waits. */
const tenantFactor = 10
const tenantPause = 1000

const variables = {
  sign_in: 'LIMIT_SIGN_IN',
  passcode: 'LIMIT_PASSCODE',
  sign_up: 'LIMIT_SIGN_UP',
  contact: 'LIMIT_CONTACT',
  subscribe: 'LIMIT_SUBSCRIBE',
} as const satisfies Record<string, keyof Config>

/** Of what is not counted. */
export const unlimited: Attempt = { refund: async () => undefined }

type LimitName = keyof typeof variables

export interface Attempt {
  /** For one that turned out well: it counts no more. */
  refund(): Promise<void>
}

/**
 * Counts an attempt at what the policy limits (rulings 74): by address, and for sign-in by account too.
 * A kid's sign-in has no name, so the passcodes of a tenant are counted together and slowed down.
 * @param body parsed JSON of the request
 * @throws Refused rate_limited
 */
export async function countAttempt(
  { config, limiter }: { config: Config; limiter: Limiter },
  operation: Operation,
  { tenant, address, mock }: Exchange,
  body: Readonly<Record<string, unknown>>,
): Promise<Attempt> {
  const name = limitNameOf(operation, body)
  if (!name) return unlimited
  const limit = config[variables[name]]
  const scope = JSON.stringify([name, tenant?.customHost, mock?.world])
  const keys: [string, Limit][] = [[`${scope} address ${networkOf(address)}`, limit]]
  if (name === 'sign_in' && body.username !== undefined) {
    // Hashed: whoever can read the counts need not learn who signs in
    const account = hashOf(Buffer.from(wordOf(body.username).slice(0, 254)))
    keys.push([`${scope} account ${account}`, { ...limit, count: limit.count * accountFactor }])
  }
  for (const [key, most] of keys) {
    const wait = await limiter.take(key, most)
    if (wait) throw new Refused({ code: 'rate_limited', headers: { 'retry-after': String(wait) } })
  }
  if (name === 'passcode') {
    const together: [string, Limit] = [`${scope} together`, { ...limit, count: limit.count * tenantFactor }]
    keys.push(together)
    if (await limiter.take(...together)) await delay(tenantPause)
  }
  return {
    async refund() {
      await Promise.all(keys.map(([key, most]) => limiter.refund(key, most)))
    },
  }
}

function limitNameOf(
  { limit, session }: Operation,
  body: Readonly<Record<string, unknown>>,
): LimitName | undefined {
  if (limit === 'sign_in' && session === 'start' && wordOf(body.user_type) === 'kids') return 'passcode'
  return limit && limit in variables ? asLimitName(limit) : undefined
}

/** As an API may take it that minds neither case nor type: a list of one, or a number, reads like a text. */
function wordOf(value: unknown): string {
  const one: unknown = Array.isArray(value) && value.length === 1 ? value[0] : value
  return typeof one === 'string' || typeof one === 'number'
    ? String(one).normalize('NFKC').trim().toLowerCase()
    : ''
}

/** Guaranteed by the caller's look into `variables`. */
function asLimitName(name: string): LimitName {
  return name as LimitName
}
