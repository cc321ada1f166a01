import { isTouchDue, type Lifetimes } from '#bff/session/lifetime.ts'
import type { SessionRecord } from '#bff/session/record.ts'
import type { Session } from '#bff/session/session.ts'
import type { UserChange } from '#bff/session/user.ts'

/** Changes of a session that leave its tokens as they are. Failures of the store are ignored. */
export interface RecordChanges {
  /** Records use, which restarts the idle time. */
  touch(session: Session): Promise<void>
  /** Stores what a person has changed in their profile. */
  updateUser(session: Session, changed: UserChange): Promise<void>
}

/** Changes a record as it is stored now: another call may have changed it since this one opened the session. */
type ChangeRecord = (session: Session, edit: (record: SessionRecord) => SessionRecord) => Promise<void>

/**
 * Creates the changes of sessions over a way to change a stored record.
 * @param now milliseconds since the epoch
 */
export function createRecordChanges(
  lifetimes: Lifetimes,
  now: () => number,
  change: ChangeRecord,
): RecordChanges {
  return {
    async touch(session) {
      if (!isTouchDue(session.record, lifetimes, now())) return
      await change(session, (record) => ({ ...record, seenAt: now() })).catch(() => undefined)
    },
    async updateUser(session, changed) {
      await change(session, (record) => ({ ...record, user: { ...record.user, ...changed } })).catch(
        () => undefined,
      )
    },
  }
}
