/**
 * The tag of a test that is left to the full run.
 * @param isFull whether an ordinary run has a sibling of it, in another language, size, role or place
 * @see docs/testing.md
 */
export function chooseRun(isFull: boolean): { tag: string[] } {
  return { tag: isFull ? ['@full'] : [] }
}
