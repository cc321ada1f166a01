import { array, asyncProperty, constantFrom, option, record, string, tuple } from 'fast-check'
import { expect, test } from 'vitest'
import { keepDeclaredQuery } from '#bff/cache/declaredQuery.ts'
import { createResponseCache, type CacheKey } from '#bff/cache/responseCache.ts'
import { LightAbort } from '#bff/http/abort.ts'
import { operations } from '#sdk/operations.ts'
import { assertProperty } from '../../tests/fakes/assertProperty.ts'
import { tenant } from '../../tests/fakes/tenant.ts'

const shared = operations.filter(({ cache }) => cache)
const name = constantFrom('page', '%70age', 'search', 'sea%72ch', 'other')
const value = constantFrom('1', '2', '', '%31', '1%0a2')
const parameters = array(tuple(name, value), { maxLength: 3 })
const text = option(constantFrom('a', 'b', 'ab'), { nil: undefined })

const fields = ['operation', 'customHost', 'clientId', 'language', 'world', 'scenario', 'body'] as const
const request = record({
  operation: constantFrom(
    ...shared.filter(({ id }) => ['listTutors', 'listFilters', 'readTerms'].includes(id)),
  ),
  customHost: constantFrom('a.example', 'b.example'),
  clientId: text,
  parameters,
  language: option(constantFrom('en' as const, 'ar' as const), { nil: undefined }),
  world: text,
  scenario: text,
  body: option(string({ maxLength: 2 }), { nil: undefined }),
})
/** Requests that are like the first but for one thing, or for the order of their parameters. */
const alike = tuple(
  request,
  array(tuple(request, constantFrom('parameters', 'order', ...fields)), { minLength: 1, maxLength: 6 }),
).map(([first, others]) => [
  first,
  ...others.map(([other, field]) =>
    field === 'order'
      ? { ...first, parameters: first.parameters.toReversed() }
      : { ...first, [field]: other[field] },
  ),
])
type Request = typeof request extends { generate: (...args: never[]) => { value: infer One } } ? One : never

/** Differences that do not change the response: the order of different names, and undeclared names. */
function describe({ operation, parameters: given, ...rest }: Request): string {
  const values: Record<string, string[]> = {}
  for (const [written, content] of given) {
    const plain = decodeURIComponent(written)
    if (operation.query?.includes(plain)) (values[plain] ??= []).push(content)
  }
  const query = Object.entries(values).toSorted(([one], [two]) => (one < two ? -1 : 1))
  return JSON.stringify([operation.id, query, Object.entries(rest).map(([key, item]) => [key, item ?? null])])
}

function toKey({
  operation,
  customHost,
  clientId,
  parameters: given,
  world,
  scenario,
  body,
  language,
}: Request): CacheKey {
  const query = given.length ? `?${given.map((pair) => pair.join('=')).join('&')}` : ''
  return {
    tenant: { ...tenant, customHost, clientId },
    operation,
    path: `${operation.template}${keepDeclaredQuery(query, operation)}`,
    body: body === undefined ? undefined : Buffer.from(body),
    language,
    mock: { ...(world ? { world } : {}), ...(scenario ? { scenario } : {}) },
  }
}

test('two requests share a response only if nothing that may change it differs', () =>
  assertProperty(
    asyncProperty(alike, async (requests) => {
      const cache = createResponseCache()
      const askedBy: Request[] = []
      for (const one of requests) {
        const response = await cache.read(toKey(one), { signal: new LightAbort() }, async () => {
          askedBy.push(one)
          return { status: 200, headers: {}, body: Buffer.from(String(askedBy.length - 1)) }
        })
        const original = askedBy[Number(String(response.body))]
        expect(original && describe(original)).toBe(describe(one))
      }
    }),
    2000,
  ))
