import type { User } from '#sdk'

/** The content of a session. Times in milliseconds since the epoch. */
export interface SessionRecord {
  readonly user: User
  readonly accessToken: string
  readonly refreshToken: string
  /** Custom host of the tenant where it started; it is valid in no other */
  readonly tenant: string
  readonly remember: boolean
  readonly createdAt: number
  readonly seenAt: number
  /** When the access token was received */
  readonly tokensAt: number
}
