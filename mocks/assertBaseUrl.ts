/**
 * @param baseUrl of the mocked API: an absolute URL, which may have `*` in it, a path of the page's own origin, or `*`
 *   for any
 * @throws TypeError for anything else, which no call would match
 */
export function assertBaseUrl(baseUrl: string): void {
  if (typeof baseUrl === 'string' && /^(?:\*|\/|[a-z][a-z\d+.*-]*:\/\/.)/i.test(baseUrl)) return
  throw new TypeError(`baseUrl: "${String(baseUrl)}" is neither an absolute URL nor a path from "/" nor "*"`)
}
