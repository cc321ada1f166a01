import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { SessionKey } from '#bff/config/schemas.ts'
import type { Tenant } from '#bff/config/tenants.ts'
import { getCookies, type RequestHead } from '#bff/http/requestHead.ts'
import { formatHostCookie, getHostCookieName } from '#bff/session/cookie.ts'

/** The proof that a posted form comes from one of our pages. */
export interface FormToken {
  /** 24 characters of base64, for a hidden field */
  readonly token: string
  /** Set-Cookie of a browser that has no form cookie yet */
  readonly setCookie: string | undefined
}

export type FormTokens = ReturnType<typeof createFormTokens>

/**
 * Creates the tokens of forms that are sent without script: a signature of a random cookie, so that another site can
 * neither read nor make one (signed double submit). See docs/decisions.md#form-tokens.
 * @param keys the server's keys; the first signs, all verify
 */
export function createFormTokens(keys: readonly [SessionKey, ...SessionKey[]]) {
  return {
    /** The token for the browser of a request, with a new cookie where it has none. */
    create(head: Pick<RequestHead, 'headers'>, tenant: Tenant): FormToken {
      const known = readCookie(head, tenant)
      const value = known ?? randomBytes(16).toString('base64url')
      return {
        token: sign(keys[0], tenant, value),
        setCookie: known ? undefined : formatHostCookie(tenant, cookieName, value, undefined),
      }
    },
    /** Whether the token of a form belongs to the browser's cookie. */
    verify(head: Pick<RequestHead, 'headers'>, tenant: Tenant, token: string): boolean {
      const value = readCookie(head, tenant)
      return value !== undefined && keys.some((key) => areEqual(sign(key, tenant, value), token))
    },
  }
}

const cookieName = 'form'

/** Of two cookies of the name one may have been planted by another page of the site. */
function readCookie(head: Pick<RequestHead, 'headers'>, tenant: Tenant): string | undefined {
  const [value, ...others] = getCookies(head, getHostCookieName(tenant, cookieName))
  return value !== undefined && others.length === 0 && /^[\w-]{22}$/.test(value) ? value : undefined
}

/** 128 bits: as long as a nonce, so that pages that are shared have room for either. */
function sign({ key }: SessionKey, { customHost }: Tenant, value: string): string {
  const hash = createHmac('sha256', key).update(`form v1\n${customHost}\n${value}`).digest()
  return hash.subarray(0, 16).toString('base64')
}

function areEqual(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
