import { parseJson } from '#sdk/parseJson.ts'
import { isIP } from 'node:net'
import * as v from 'valibot'

export interface Limit {
  /** Attempts in a window */
  readonly count: number
  /** Length of a window, milliseconds */
  readonly window: number
}

export interface SessionKey {
  readonly id: string
  /** 32 bytes or more */
  readonly key: Buffer
}

/**
 * Names of the five headers the BFF adds to every API call. The specification does not show them, so they are
 * configurable.
 */
export interface HeaderNames {
  readonly language: string
  readonly clientId: string
  readonly clientSecret: string
  readonly timezone: string
  readonly customHost: string
}

export const defaultHeaderNames: HeaderNames = {
  language: 'accept-language',
  clientId: 'client-id',
  clientSecret: 'client-secret',
  timezone: 'timezone',
  customHost: 'custom-host',
}

const units: Readonly<Record<string, number>> = { s: 1000, m: 60_000, h: 3_600_000 }
/** Headers that every call already has, or that delimit its body. */
const reserved =
  /^(?:accept|accept-encoding|authorization|connection|content-(?:length|type)|cookie|expect|host|idempotency-key|if-none-match|if-range|keep-alive|range|te|trailer|transfer-encoding|traceparent|upgrade|x-forwarded-for|x-request-id)$/

/** Parses a whole number within a range. */
export function createIntegerSchema(min: number, max: number) {
  return createSchema((text) => {
    const value = Number(text)
    return /^\d+$/.test(text) && value >= min && value <= max ? value : undefined
  }, `must be a whole number from ${min} to ${max}`)
}

/** `10/15m`: ten in fifteen minutes. */
export const limit = createSchema<Limit>((text) => {
  const [, count = '', length = '', unit = ''] = /^(\d{1,6})\/(\d{1,6})([smh])$/.exec(text) ?? []
  const window = Number(length) * (units[unit] ?? 0)
  return Number(count) > 0 && window > 0 ? { count: Number(count), window } : undefined
}, 'must be count/window, for example 10/15m')

/** `kid:base64key,...`: the first key encrypts, all of them decrypt. */
export const sessionKeys = createSchema<readonly [SessionKey, ...SessionKey[]]>((text) => {
  const keys = text.split(',').map((part) => {
    const [, id = '', encoded = ''] = /^\s*([\w-]{1,32}):([A-Za-z0-9+/_-]+={0,2})\s*$/.exec(part) ?? []
    return { id, key: Buffer.from(encoded, 'base64') }
  })
  const isUnique = new Set(keys.map(({ id }) => id)).size === keys.length
  const [first, ...rest] = keys
  return first && isUnique && keys.every(({ id, key }) => id && key.length >= 32)
    ? [first, ...rest]
    : undefined
}, 'must be kid:base64key,... with different names and keys of 32 bytes or more')

/** A value that a header can carry: visible ASCII with spaces inside. */
export const headerText = v.pipe(
  v.string('must be a text'),
  v.regex(/^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/, 'must be visible ASCII on one line'),
)

/** IP addresses and CIDR blocks, separated by commas. */
export const addresses = createSchema<readonly string[]>((text) => {
  const items = text.split(',').map((item) => item.trim())
  return items.every(isAddressOrBlock) ? items : undefined
}, 'must be addresses or CIDR blocks, separated by commas')

/** An IP address or host name to listen on. One that this machine does not have is refused when listening starts. */
export const host = createSchema(
  (text) => (isIP(text) || /^[a-z\d]([a-z\d.-]*[a-z\d])?$/i.test(text) ? text : undefined),
  'must be an address or a host name, without a port',
)

/** An http or https URL without credentials, query or fragment. */
export const baseUrl = createSchema((text) => {
  const url = URL.canParse(text) ? new URL(text) : undefined
  const isPlain = url && !url.username && !url.password && !url.search && !url.hash
  return isPlain && ['http:', 'https:'].includes(url.protocol) ? url : undefined
}, 'must be an http or https URL without credentials, query or fragment')

/** A date and time with its zone, as milliseconds since the epoch. */
export const instant = createSchema((text) => {
  const at = /^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d)$/.test(text) ? Date.parse(text) : NaN
  return Number.isFinite(at) ? at : undefined
}, 'must be a date and time, for example 2026-03-02T09:00:00Z')

/** URLs of Redis servers, separated by commas, which may contain a password. */
export const redisUrls = createSchema<readonly [string, ...string[]]>((text) => {
  const [first = '', ...rest] = text.split(',').map((part) => part.trim())
  return [first, ...rest].every(isRedis) ? [first, ...rest] : undefined
}, 'must be redis:// or rediss:// URLs with a host and, if any, the number of a database')

function isRedis(text: string): boolean {
  try {
    const { protocol, hostname, pathname, username, password } = new URL(text)
    // Throws for credentials that cannot be decoded, before the client would
    decodeURIComponent(username + password)
    return ['redis:', 'rediss:'].includes(protocol) && hostname !== '' && /^(?:\/\d*)?$/.test(pathname)
  } catch {
    return false
  }
}

export const headerNames = createSchema<HeaderNames>((text) => {
  const shape = v.strictObject({
    language: name(defaultHeaderNames.language),
    clientId: name(defaultHeaderNames.clientId),
    clientSecret: name(defaultHeaderNames.clientSecret),
    timezone: name(defaultHeaderNames.timezone),
    customHost: name(defaultHeaderNames.customHost),
  })
  const json = parseJson(text)
  const { success, output } = v.safeParse(shape, json)
  return success && !Array.isArray(json) && new Set(Object.values(output)).size === 5 ? output : undefined
}, 'must be JSON with language, clientId, clientSecret, timezone and customHost as different header names')

/** `auto` means one process per core. */
export const processes = createSchema<number | 'auto'>((text) => {
  if (text === 'auto') return 'auto'
  return /^[1-9]\d{0,2}$/.test(text) ? Number(text) : undefined
}, 'must be a whole number from 1 to 999, or auto')

/** A schema for a string that `parse` understands. Its message never shows the value. */
export function createSchema<Value>(parse: (text: string) => Value | undefined, message: string) {
  return v.pipe(
    v.string(),
    v.rawTransform<string, Value>(({ dataset, addIssue, NEVER }) => {
      const value = parse(dataset.value)
      if (value !== undefined) return value
      addIssue({ message })
      return NEVER
    }),
  )
}

function name(fallback: string) {
  return v.optional(
    v.pipe(
      v.string(),
      v.toLowerCase(),
      v.regex(/^[a-z0-9-]{1,64}$/),
      v.check((text) => !reserved.test(text)),
    ),
    fallback,
  )
}

function isAddressOrBlock(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/')
  const version = isIP(address)
  if (!version || rest.length) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
}
