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

/**
 * Changes a record as it is stored now: another call may have changed it since this one opened the session.
 * @param edit returns undefined when there is nothing to change any more
 * @returns whether the record is as the edit wants it; false when a refresh replaced the tokens meanwhile
 */
type ChangeRecord = (
  session: Session,
  edit: (record: SessionRecord) => SessionRecord | undefined,
) => Promise<boolean>

/** A refresh seldom comes between; two in a row do not. */
const maxTries = 3

/**
 * Creates the changes of sessions over a way to change a stored record. Those of one session follow each other: two
 * at the same time would both read the record before either writes it.
 * @param now milliseconds since the epoch
 */
export function createRecordChanges(
  lifetimes: Lifetimes,
  now: () => number,
  change: ChangeRecord,
): RecordChanges {
  const last = new Map<string, Promise<void>>()
  const isDue = (record: SessionRecord) => isTouchDue(record, lifetimes, now())

  function changeInTurn(...[session, edit]: Parameters<ChangeRecord>): Promise<void> {
    const { key } = session
    const before = last.get(key) ?? Promise.resolve()
    const own = before.then(() => retry(() => change(session, edit))).catch(() => undefined)
    last.set(key, own)
    return own.then(() => void (last.get(key) === own && last.delete(key)))
  }

  return {
    async touch(session) {
      if (!isDue(session.record)) return
      await changeInTurn(session, (record) => (isDue(record) ? { ...record, seenAt: now() } : undefined))
    },
    updateUser: (session, changed) =>
      changeInTurn(session, (record) => ({ ...record, user: { ...record.user, ...changed } })),
  }
}

async function retry(change: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < maxTries; tries += 1) if (await change()) return
}
