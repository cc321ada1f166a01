import { query } from '#web/api/query.ts'

/** The user's own profile. */
export const profileQuery = query('/account/profile/')

/** The tutor's own weekly hours. */
export const hoursQuery = query('/tutor/hours/')
