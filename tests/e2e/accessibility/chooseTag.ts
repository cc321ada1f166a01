/**
 * Pages share their parts: each is looked at on one kind of screen, on both in the full run.
 * @param index of the page among its like
 * @see playwright.config.ts
 */
export function chooseTag(index: number): { tag: '@phone' | '@desktop' } {
  return { tag: index % 2 ? '@phone' : '@desktop' }
}
