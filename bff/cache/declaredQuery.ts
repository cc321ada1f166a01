import { getPath, getQuery } from '#bff/http/requestHead.ts'
import type { Operation } from '#sdk/operations.ts'

/**
 * The query of a shared read without the parameters that the documents do not declare: they cannot change the
 * response, but each would be another cache entry and another call.
 */
export function keepDeclaredQuery(query: string, { query: declared = [] }: Operation): string {
  if (!query) return ''
  const kept = query
    .slice(1)
    .split('&')
    .filter((parameter) => declared.includes(readName(parameter)))
  return kept.length ? `?${kept.join('&')}` : ''
}

/**
 * Sorts a query by name and keeps the order of the values of one name, which may have a meaning. An escaped spelling of
 * a name is that name.
 */
export function sortQuery(target: string): string {
  const parameters = getQuery(target)
    .slice(1)
    .split('&')
    .filter(Boolean)
    .map((text) => ({ text, name: readName(text) }))
    .toSorted((one, two) => compare(one.name, two.name))
    .map(({ text }) => text)
  return parameters.length ? `${getPath(target)}?${parameters.join('&')}` : getPath(target)
}

/** The name of a parameter. Declared names are ASCII, so that no other escape is decoded, and none can fail. */
function readName(parameter: string): string {
  const name = parameter.split('=', 1)[0] ?? ''
  if (!/[%+]/.test(name)) return name
  return name
    .replaceAll('+', ' ')
    .replace(/%([0-7][\da-f])/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
}

function compare(one: string, two: string): number {
  return one === two ? 0 : one < two ? -1 : 1
}
