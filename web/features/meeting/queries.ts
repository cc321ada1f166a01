import { query } from '#web/api/query.ts'

/** Webinars at which the user has a place. */
export const bookedWebinarsQuery = query('/webinar/booked/list/', { query: { page: 1, page_size: 100 } })
