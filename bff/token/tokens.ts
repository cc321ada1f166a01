import { parseJson } from '#sdk/parseJson.ts'
import { isRecord } from '#sdk/isRecord.ts'
/** A pair of tokens as the API issues it. */
export interface Tokens {
  readonly accessToken: string
  /** Absent when the old one stays valid */
  readonly refreshToken: string | undefined
}

/**
 * Finds the tokens of a sign-in or refresh response wherever they are nested: the specification shows
 * `token_data`, but not where. Other members called `access_token` (of a call, a chat) are ignored beside it.
 * @param body parsed JSON
 */
export function findTokens(body: unknown): Tokens | undefined {
  const named = findObject(
    body,
    ({ token_data: data }) => isRecord(data) && isText(data.access_token),
  )?.token_data
  const found = named ?? findObject(body, (item) => isText(item.access_token))
  if (!isRecord(found) || !isText(found.access_token)) return undefined
  return {
    accessToken: found.access_token,
    refreshToken: isText(found.refresh_token) ? found.refresh_token : undefined,
  }
}

/** Whether a header can carry a token. Wider than RFC 6750, section 2.1, because APIs are. */
export function isHeaderSafe(token: string): boolean {
  return /^[\x21-\x7e]+$/.test(token)
}

/** Finds the `user` of a response wherever it is nested. */
export function findUser(body: unknown): unknown {
  return findObject(body, (item) => typeof item.user === 'object' && item.user !== null)?.user
}

/** A token beside its name in a text, such as JSON inside of JSON. */
const namedToken = /(?:access|refresh|id)[_-]?token\\*["']?\s*[:=]/i

/**
 * Copies a response without any token: no member whose name contains `token`, no string that contains a token's
 * value or names one.
 * @param body parsed JSON
 */
export function removeTokens(body: unknown): unknown {
  const tokens = findTokens(body)
  const values = [tokens?.accessToken, tokens?.refreshToken].filter(isText)
  return JSON.parse(
    JSON.stringify(body, (name, value: unknown) => {
      if (/token/i.test(name)) return undefined
      const isTelling =
        typeof value === 'string' && (namedToken.test(value) || values.some((token) => value.includes(token)))
      return isTelling ? undefined : value
    }) ?? 'null',
  )
}

/**
 * Reads when a JWT expires.
 * @returns milliseconds since the epoch; undefined for an opaque token
 * @see RFC 7519, section 4.1.4
 */
export function parseTokenExpiry(token: string): number | undefined {
  const [, payload, signature] = token.split('.')
  if (!payload || !signature) return undefined
  const claims = parseJson(Buffer.from(payload, 'base64url').toString('utf8'))
  return isRecord(claims) && typeof claims.exp === 'number' ? claims.exp * 1000 : undefined
}

function findObject(
  value: unknown,
  isWanted: (item: Readonly<Record<string, unknown>>) => boolean,
): Readonly<Record<string, unknown>> | undefined {
  if (isRecord(value) && isWanted(value)) return value
  const inner = isRecord(value) ? Object.values(value) : Array.isArray(value) ? value : []
  for (const item of inner) {
    const found = findObject(item, isWanted)
    if (found) return found
  }
  return undefined
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== ''
}
