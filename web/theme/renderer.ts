import { createDOMRenderer } from '@fluentui/react-components'
import { restoreRule, splitRules } from './ruleText.ts'

type Renderer = ReturnType<typeof createDOMRenderer>

/**
 * Creates Griffel's renderer with media queries sorted by minimum width, so that wider ones override narrower ones.
 * @param target the document in a browser; undefined on the server
 */
export function createRenderer(target: Document | undefined, nonce: string | undefined): Renderer {
  return createDOMRenderer(target, {
    compareMediaQueries: (one, other) =>
      parseMinWidth(one) - parseMinWidth(other) || one.localeCompare(other),
    ...(nonce ? { styleElementAttributes: { nonce } } : {}),
  })
}

function parseMinWidth(query: string): number {
  return Number(/min-width:\s*(\d+)px/.exec(query)?.[1] ?? 0)
}

/**
 * Tells a renderer which rules the document came with. The server has added classes to them, which Griffel would not
 * recognise, and its own reading of all rules takes a tenth of a slow phone's start.
 * @returns the style elements without their text, in a form in which Griffel registers them
 */
export function readRules(
  { insertionCache }: Renderer,
  document: Document,
): Pick<Document, 'querySelectorAll'> {
  const elements = [...document.querySelectorAll<HTMLStyleElement>('style[data-make-styles-bucket]')]
  for (const { dataset, media, textContent } of elements)
    for (const rule of splitRules(textContent))
      insertionCache[restoreRule(rule, media)] = dataset.makeStylesBucket as 'd' // Written by Griffel on the server
  const known = elements.map(withoutText) as unknown as NodeListOf<Element> // Griffel only calls forEach
  return { querySelectorAll: () => known }
}

function withoutText(element: HTMLStyleElement) {
  const { dataset, media, attributes } = element
  return {
    dataset,
    media,
    attributes,
    textContent: '',
    getAttribute: (name: string) => element.getAttribute(name),
    setAttribute: (name: string, value: string) => element.setAttribute(name, value),
    get sheet() {
      return element.sheet
    },
  }
}
