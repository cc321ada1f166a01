/** Reads that answer every person alike: their data outlives a change of person. A test compares them with the policy. */
export const publicPaths: ReadonlySet<string> = new Set([
  '/institutes/terms/',
  '/institutes/version/',
  '/institutes/configs/',
  '/tutor/courses/',
  '/tutor/list/',
  '/tutor/profile/{id}/',
  '/tutor/filters/',
  '/tutor/profile/{id}/reviews/list/',
  '/webinar/list/',
  '/feedback/highlights/list/',
  '/courses/list/',
  '/programs/list/',
  '/countries/list/',
  '/languages/list/',
  '/group/courses/list/',
  '/group/programs/list/',
  '/events/list/',
  '/events/detail/{id}/',
])

/** Whether the data of a cache key depends on the signed-in user. */
export function isPersonalKey(key: unknown): boolean {
  const path: unknown = Array.isArray(key) ? key[1] : undefined
  return typeof path === 'string' && !publicPaths.has(path)
}
