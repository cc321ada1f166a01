import { hkdfSync } from 'node:crypto'
import type { SessionKey } from '#bff/config/schemas.ts'
import type { SessionKeys } from '#bff/session/keys.ts'
import type { SessionRecord } from '#bff/session/record.ts'
import { seal, unseal } from '#bff/session/seal.ts'
import { parseJson } from '#sdk/parseJson.ts'
import { isRecord } from '#sdk/isRecord.ts'

/** The tokens of a session, to be revoked. */
export type RevocableTokens = Pick<SessionRecord, 'accessToken' | 'refreshToken'>

/** Seals tokens with the newest server key alone: their session's cookie is in another browser. */
export function sealTokens(
  [newest]: SessionKeys,
  { accessToken, refreshToken }: RevocableTokens,
  key: string,
): Uint8Array {
  return seal(JSON.stringify({ accessToken, refreshToken }), deriveRevocationKey(newest), key)
}

/** Opens what `sealTokens` sealed; undefined when its server key no longer exists. */
export function openTokens(keys: SessionKeys, sealed: Uint8Array, key: string): RevocableTokens | undefined {
  for (const serverKey of keys) {
    const tokens = parseJson(unseal(sealed, deriveRevocationKey(serverKey), key) ?? '')
    if (!isRecord(tokens)) continue
    const { accessToken, refreshToken } = tokens
    if (typeof accessToken === 'string' && typeof refreshToken === 'string')
      return { accessToken, refreshToken }
  }
  return undefined
}

function deriveRevocationKey({ key }: SessionKey): Buffer {
  return Buffer.from(hkdfSync('sha256', key, Buffer.alloc(0), 'revocation v1', 32))
}
