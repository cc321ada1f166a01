import { query } from '#web/api/query.ts'

/** Numbers beside the bell and the menu's entries. */
export const menuCountsQuery = query('/account/menu_counts/')
