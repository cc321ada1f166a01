import { createDOMRenderer } from '@fluentui/react-components'
import { compareMediaQueries } from './mediaQueries.ts'

type Renderer = ReturnType<typeof createDOMRenderer>

/**
 * Creates Griffel's renderer with media queries sorted by minimum width, so that wider ones override narrower ones.
 * @param target the document in a browser; undefined on the server
 */
export function createRenderer(target: Document | undefined, nonce: string | undefined): Renderer {
  return createDOMRenderer(target, {
    compareMediaQueries,
    ...(nonce ? { styleElementAttributes: { nonce } } : {}),
  })
}
