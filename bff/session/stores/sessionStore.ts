import type { MaybePromise } from '#bff/http/maybePromise.ts'

/** A session as it is stored: encrypted and authenticated. */
export interface SessionEntry {
  /** Increases with every new pair of tokens */
  readonly generation: number
  /** When the entry may be dropped, milliseconds since the epoch */
  readonly endsAt: number
  /** Which server key sealed it */
  readonly keyId: string
  readonly ciphertext: Uint8Array
}

/** One session of a person, as the index lists it. */
export interface PersonSession {
  readonly key: string
  /** Its tokens, sealed with a server key alone, so that they can be revoked without its cookie */
  readonly sealed: Uint8Array
}

/** The index of sessions by person. Entries of sessions that ended by themselves may remain for a while. */
export interface PersonIndex {
  /** Adds a session, or replaces its tokens. @param endsAt milliseconds since the epoch */
  add(person: string, session: PersonSession, endsAt: number): Promise<void>
  list(person: string): Promise<readonly PersonSession[]>
  remove(person: string, key: string): Promise<void>
}

/** Where sessions are stored. Every method rejects when the store is not available. */
export interface SessionStore {
  read(key: string): MaybePromise<SessionEntry | undefined>
  create(key: string, entry: SessionEntry): Promise<void>
  /** Compare-and-set: writes only if the entry exists and has this generation, so that a sign-out wins. */
  swap(key: string, generation: number, entry: SessionEntry): Promise<boolean>
  /** Deletes an entry, with a generation only if the entry has it. @returns whether it did */
  end(key: string, generation?: number): Promise<boolean>
  /** Takes or renews the lease of a session for some milliseconds, across all processes. */
  lease(key: string, owner: string, milliseconds: number): Promise<boolean>
  release(key: string, owner: string): Promise<void>
  readonly people: PersonIndex
  /** Resolves when the store takes writes. */
  ping(): Promise<void>
  close(): Promise<void>
}
