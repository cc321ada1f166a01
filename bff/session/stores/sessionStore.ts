import type { MaybePromise } from '#bff/http/maybePromise.ts'

/** A session as it is stored: the store can neither read nor forge it. */
export interface SessionEntry {
  /** Grows with every new pair of tokens */
  readonly generation: number
  /** When the entry may be dropped, milliseconds since the epoch */
  readonly endsAt: number
  /** Which server key sealed it */
  readonly keyId: string
  readonly ciphertext: Uint8Array
}

/** Where sessions live. Every method rejects when the store is not available. */
export interface SessionStore {
  read(key: string): MaybePromise<SessionEntry | undefined>
  create(key: string, entry: SessionEntry): Promise<void>
  /** Compare-and-set: writes only if the entry exists and still has this generation, so that sign-out wins. */
  swap(key: string, generation: number, entry: SessionEntry): Promise<boolean>
  /** Deletes; with a generation only if the entry still has it. Answers whether it did. */
  end(key: string, generation?: number): Promise<boolean>
  /** Takes or renews the lease of a session for some milliseconds, among all processes. */
  lease(key: string, owner: string, milliseconds: number): Promise<boolean>
  release(key: string, owner: string): Promise<void>
  /** Resolves when the store answers. */
  ping(): Promise<void>
  close(): Promise<void>
}
