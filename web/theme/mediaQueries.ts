/** Sorts media queries by their minimum width, so that wider ones override narrower ones. */
export function compareMediaQueries(one: string, other: string): number {
  return parseMinWidth(one) - parseMinWidth(other) || one.localeCompare(other)
}

function parseMinWidth(query: string): number {
  return Number(/min-width:\s*(\d+)px/.exec(query)?.[1] ?? 0)
}
