/**
 * Pages share their parts: each is looked at on one kind of screen, on both in the full run.
 * @param index of the page among its like
 * @param isFull whether it is left to the full run
 * @see playwright.config.ts
 */
export function chooseTag(index: number, isFull = false): { tag: string[] } {
  return { tag: [index % 2 ? '@phone' : '@desktop', ...(isFull ? ['@full'] : [])] }
}
