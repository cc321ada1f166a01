/** A `CacheStorage` in memory for tests of the service worker, which matches by URL alone, with or without its query. */
export function createMemoryCaches() {
  const all = new Map<string, Map<string, Response>>()
  const open = async (name: string) => {
    const entries = all.get(name) ?? new Map<string, Response>()
    all.set(name, entries)
    return {
      put: async (request: Request | string, response: Response) => {
        entries.delete(toUrl(request))
        entries.set(toUrl(request), response)
      },
      match: async (request: Request | string, { ignoreSearch = false }: CacheQueryOptions = {}) => {
        const key = ignoreSearch
          ? [...entries.keys()].find((url) => removeQuery(url) === removeQuery(toUrl(request)))
          : toUrl(request)
        return key === undefined ? undefined : entries.get(key)?.clone()
      },
      keys: async () => [...entries.keys()].map((url) => new Request(url)),
      delete: async (request: Request | string) => entries.delete(toUrl(request)),
    }
  }
  const match = async (request: Request | string) =>
    [...all.values()]
      .flatMap((entries) => entries.get(toUrl(request)) ?? [])
      .at(0)
      ?.clone()
  return {
    all,
    open,
    match,
    has: async (name: string) => all.has(name),
    delete: async (name: string) => all.delete(name),
    /** The URLs in one cache. */
    list: (name: string) => [...(all.get(name)?.keys() ?? [])],
  }
}

function toUrl(request: Request | string): string {
  return new URL(typeof request === 'string' ? request : request.url, 'https://a.example').href
}

function removeQuery(url: string): string {
  return url.replace(/\?.*$/, '')
}
