import { isRecord } from '#sdk/isRecord.ts'
/** A pair of tokens as the API hands it out. */
export interface Tokens {
  readonly accessToken: string
  /** Absent when the API keeps the old one valid */
  readonly refreshToken: string | undefined
}

/**
 * Finds the tokens of a sign-in or refresh answer, wherever they are nested: the specification shows
 * `token_data`, but not where. Another `access_token` beside it (of a call, a chat) is not meant.
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

/** Says whether a header can carry a token (RFC 6750, section 2.1, and what APIs put there besides). */
export function isHeaderSafe(token: string): boolean {
  return /^[\x21-\x7e]+$/.test(token)
}

/** The `user` of an answer, wherever it is nested. */
export function findUser(body: unknown): unknown {
  return findObject(body, (item) => typeof item.user === 'object' && item.user !== null)?.user
}

/**
 * A copy of an answer without any token: neither a member whose name speaks of one, nor a text that
 * contains one.
 * @param body parsed JSON
 */
export function removeTokens(body: unknown): unknown {
  const tokens = findTokens(body)
  const values = [tokens?.accessToken, tokens?.refreshToken].filter(isText)
  return JSON.parse(
    JSON.stringify(body, (name, value: unknown) => {
      if (/token/i.test(name)) return undefined
      return typeof value === 'string' && values.some((token) => value.includes(token)) ? undefined : value
    }) ?? 'null',
  )
}

/** Says whether the API refused although it answered 200 (rulings 67). */
export function isFailure(body: unknown): boolean {
  return isRecord(body) && body.success === false
}

/**
 * When a token of the form JWT ends (RFC 7519, section 4.1.4).
 * @returns milliseconds since the epoch; undefined for an opaque token
 */
export function parseTokenExpiry(token: string): number | undefined {
  const [, payload, signature] = token.split('.')
  if (!payload || !signature) return undefined
  try {
    const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'))
    return isRecord(claims) && typeof claims.exp === 'number' ? claims.exp * 1000 : undefined
  } catch {
    return undefined
  }
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
