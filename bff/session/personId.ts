import { createHash } from 'node:crypto'
import type { SessionRecord } from '#bff/session/record.ts'

type PersonRecord = Pick<SessionRecord, 'user' | 'tenant'>

/**
 * Names a person within a tenant, by a hash of the e-mail address.
 * @returns undefined for kids, who have none: their sessions are not indexed
 */
export function getPersonId(record: PersonRecord): string | undefined {
  const key = getPersonKey(record)
  return key && createHash('sha256').update(key).digest('base64url')
}

/**
 * Names a person within a tenant, for counting in memory: every call needs it, and a hash is slow. It contains the
 * e-mail address, so that it must not be logged or stored.
 * @returns undefined for kids
 */
export function getPersonKey({ user, tenant }: PersonRecord): string | undefined {
  const email = user.email?.trim().toLowerCase()
  return email ? `${tenant}\n${email}` : undefined
}
