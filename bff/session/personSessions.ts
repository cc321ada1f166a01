import type { SessionKeys } from '#bff/session/keys.ts'
import { getPersonId } from '#bff/session/personId.ts'
import { openTokens, sealTokens } from '#bff/session/revocableTokens.ts'
import type { Session } from '#bff/session/session.ts'
import type { SessionStore } from '#bff/session/stores/sessionStore.ts'

/** Finds and ends the sessions of one person. */
export interface PersonSessions {
  /** Adds a session to the index, or its new tokens. Failures are ignored: only `endOthers` would miss it. */
  index(session: Session, endsAt: number): Promise<void>
  /** Removes a session that has ended from the index. Failures are ignored: the sweep removes it later. */
  forget(session: Session): Promise<void>
  /** @see Sessions.endOthers */
  endOthers(session: Session, onFailure?: (others: readonly Session[]) => void): Promise<readonly Session[]>
}

/**
 * Creates the index of sessions by person.
 * See docs/decisions.md#other-sessions.
 * @param onEnded called for each session that ends here
 */
export function createPersonSessions(
  store: Pick<SessionStore, 'people' | 'end'>,
  keys: SessionKeys,
  onEnded: () => void,
): PersonSessions {
  async function endOther(person: string, key: string): Promise<boolean> {
    const isEnded = await store.end(key)
    await store.people.remove(person, key)
    if (isEnded) onEnded()
    return isEnded
  }

  return {
    async index(session, endsAt) {
      const person = getPersonId(session.record)
      if (!person) return
      const sealed = sealTokens(keys, session.record, session.key)
      await store.people.add(person, { key: session.key, sealed }, endsAt).catch(() => undefined)
    },
    async forget(session) {
      const person = getPersonId(session.record)
      if (person) await store.people.remove(person, session.key).catch(() => undefined)
    },
    async endOthers(session, onFailure) {
      const person = getPersonId(session.record)
      if (!person) return []
      const listed = await store.people.list(person)
      const others = listed.filter(({ key }) => key !== session.key)
      const results = await Promise.allSettled(others.map(({ key }) => endOther(person, key)))
      const revocable = others.flatMap(({ key, sealed }, index) => {
        const result = results[index]
        if (result?.status === 'fulfilled' && !result.value) return []
        const tokens = openTokens(keys, sealed, key)
        return tokens ? [{ ...session, key, record: { ...session.record, ...tokens } }] : []
      })
      const failed = results.find((result) => result.status === 'rejected')
      if (!failed) return revocable
      onFailure?.(revocable)
      throw failed.reason
    },
  }
}
