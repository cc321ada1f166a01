import { query } from '#web/api/query.ts'

/** The profile of the signed-in person. */
export const profileQuery = query('/account/profile/')
