import { createDOMRenderer } from '@fluentui/react-components'

/**
 * Griffel's renderer with our order of media queries: the wider a query begins, the later its rules, so that a
 * desktop's always win over a tablet's.
 * @param target the document in a browser; undefined on the server
 */
export function createRenderer(target: Document | undefined, nonce: string | undefined) {
  return createDOMRenderer(target, {
    compareMediaQueries: (one, other) =>
      parseMinWidth(one) - parseMinWidth(other) || one.localeCompare(other),
    ...(nonce ? { styleElementAttributes: { nonce } } : {}),
  })
}

function parseMinWidth(query: string): number {
  return Number(/min-width:\s*(\d+)px/.exec(query)?.[1] ?? 0)
}
