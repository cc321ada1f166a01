import type { Session } from '#bff/session/session.ts'
import type { SessionStore } from '#bff/session/stores/sessionStore.ts'

/** At least as long as callers wait for a refresh, milliseconds. */
const refusedMarkLifetime = 20_000

function buildRefusedKey(key: string): string {
  return `${key}:refused`
}

export interface RefusedMarks {
  /**
   * Ends a session whose tokens the API refused, and marks it so for callers in other processes.
   * @returns false when it was refreshed or ended meanwhile
   */
  endRefused(session: Session): Promise<boolean>
  /** Whether a missing session was ended by `endRefused` recently, in any process. */
  wasRefused(session: Session): Promise<boolean>
}

/** Creates the marks by which other processes learn that a missing session was refused, not signed out. */
export function createRefusedMarks(
  store: Pick<SessionStore, 'end' | 'lease' | 'release'>,
  onRefused: (session: Session) => Promise<void>,
): RefusedMarks {
  return {
    async endRefused(session) {
      const { key, generation } = session
      // Marked first: a process that finds the session gone must find the mark too
      await store.lease(buildRefusedKey(key), 'refused', refusedMarkLifetime)
      const isEnded = await store.end(key, generation)
      if (isEnded) await onRefused(session)
      else await store.release(buildRefusedKey(key), 'refused')
      return isEnded
    },
    // The mark is a lease held by another owner; a lease taken here expires at once
    wasRefused: async ({ key }) => !(await store.lease(buildRefusedKey(key), 'asking', 1)),
  }
}
