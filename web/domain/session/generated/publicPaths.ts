// Generated from openapi/ by `npm run generate`. Do not edit.

export const publicPaths: ReadonlySet<string> = new Set([
  '/institutes/terms/',
  '/institutes/version/',
  '/institutes/configs/',
  '/tutor/courses/',
  '/tutor/list/',
  '/tutor/profile/{id}/',
  '/tutor/filters/',
  '/webinar/list/',
  '/feedback/highlights/list/',
  '/tutor/profile/{id}/reviews/list/',
  '/courses/list/',
  '/programs/list/',
  '/countries/list/',
  '/languages/list/',
  '/group/courses/list/',
  '/group/programs/list/',
  '/events/list/',
  '/events/detail/{id}/',
])
