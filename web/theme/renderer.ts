import { createDOMRenderer } from '@fluentui/react-components'

/**
 * Creates Griffel's renderer with media queries sorted by minimum width, so that wider ones override narrower ones.
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
