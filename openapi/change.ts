/** A difference between two versions of a document. */
export interface Change {
  readonly text: string
  /** Whether a correct client may fail by it */
  readonly isMajor: boolean
}

/** Creates a change that a correct client may fail by. */
export function createMajor(text: string): Change {
  return { text, isMajor: true }
}

/** Creates a change that no correct client notices. */
export function createMinor(text: string): Change {
  return { text, isMajor: false }
}
