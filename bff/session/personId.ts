import { createHash } from 'node:crypto'
import type { SessionRecord } from '#bff/session/record.ts'

/**
 * Names a person within a tenant, by a hash of the e-mail address.
 * @returns undefined for kids, who have none: their sessions are not indexed
 */
export function getPersonId({ user, tenant }: Pick<SessionRecord, 'user' | 'tenant'>): string | undefined {
  const email = user.email?.trim().toLowerCase()
  if (!email) return undefined
  return createHash('sha256').update(`${tenant}\n${email}`).digest('base64url')
}
