import { query } from '#web/api/query.ts'

export const profileQuery = query('/account/profile/')

export const hoursQuery = query('/tutor/hours/')
