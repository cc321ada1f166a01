/** Calls that read, but are sent as POST: what they are about is in their body. */
const postReads = new Set([
  '/api/tutor/courses/',
  '/api/group/matrix/',
  '/api/group/reservation/quote/',
  '/api/reservation/quote/',
  '/api/reservation/schedule/',
  '/api/auth/verify_email/',
  '/api/auth/reset_password/check/',
])

/**
 * Lists the API calls of a page that can be sent again as GET, once each.
 * @param names URLs of all that the page has loaded
 */
export function listRepeatableReads(names: readonly string[], origin: string): string[] {
  const calls = new Set(names.filter((name) => name.startsWith(`${origin}/api/`)))
  return [...calls].filter((name) => !postReads.has(new URL(name).pathname))
}
