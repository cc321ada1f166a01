import { query } from '#web/api/query.ts'

/** A family fits on one page. */
export const kidsQuery = query('/kids/list/', { query: { page_size: 50 } })

/** Reservations that can be assigned to a kid. */
export const reservationsQuery = query('/reservations/list/', { query: { page_size: 50 } })
