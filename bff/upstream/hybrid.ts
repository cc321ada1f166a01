import { defaultHeaderNames, type HeaderNames } from '#bff/config/schemas.ts'
import { getPath } from '#bff/http/requestHead.ts'
import type { Upstream, UpstreamRequest } from '#bff/upstream/upstream.ts'
import { createMatcher, operations } from '#sdk/operations.ts'

/**
 * Creates an upstream that sends documented calls to the real API and assumed ones to the mock API, until the
 * real API has them all.
 * @param names of the five headers at the real API; the mock API knows the default ones
 */
export function createHybrid(live: Upstream, mock: Upstream, names: HeaderNames): Upstream {
  const match = createMatcher(operations)

  function isAssumed({ method, path }: UpstreamRequest): boolean {
    const found = match(method, getPath(path))
    return found !== undefined && 'operation' in found && found.operation.provenance === 'assumed'
  }

  return {
    send(request) {
      if (!isAssumed(request)) return live.send(request)
      const { mock: context, signal, headers } = request
      const actingAs = context?.userType ? { actingAs: context.userType } : {}
      return mock.send({
        ...request,
        signal,
        headers: toDefaultHeaderNames(headers, names),
        mock: { ...context, ...actingAs },
      })
    },
    async close() {
      await live.close()
      await mock.close()
    },
  }
}

function toDefaultHeaderNames(
  headers: UpstreamRequest['headers'],
  names: HeaderNames,
): UpstreamRequest['headers'] {
  const usual: Readonly<Record<string, string>> = {
    [names.language]: defaultHeaderNames.language,
    [names.clientId]: defaultHeaderNames.clientId,
    [names.clientSecret]: defaultHeaderNames.clientSecret,
    [names.timezone]: defaultHeaderNames.timezone,
    [names.customHost]: defaultHeaderNames.customHost,
  }
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [usual[name] ?? name, value]))
}
