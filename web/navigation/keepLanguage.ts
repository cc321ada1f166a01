import { createPath, type To } from 'react-router-dom'

/**
 * Adds the `?lang=` of the current page to a path within the app, because it holds for the whole visit and is not
 * stored. One that names a language keeps it.
 * See docs/decisions.md#language-order.
 * @param search of the current page
 * @param language of the current page: one that the visitor has switched to since is stored, and needs no parameter
 */
export function keepLanguage(to: To, search: string, language: string): string {
  const href = typeof to === 'string' ? to : createPath(to)
  const wanted = `lang=${language}`
  if (!search.includes(wanted) || href.includes('lang=')) return href
  return href.replace(/#|$/, `${href.includes('?') ? '&' : '?'}${wanted}$&`)
}
