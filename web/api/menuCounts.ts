import { query } from './query.ts'

/** The numbers of the bell and of menu entries. */
export const menuCountsQuery = query('/account/menu_counts/')
