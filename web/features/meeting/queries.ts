import { query } from '#web/api/query.ts'

export const bookedWebinarsQuery = query('/webinar/booked/list/', { query: { page: 1, page_size: 100 } })
