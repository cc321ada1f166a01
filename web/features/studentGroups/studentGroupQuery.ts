import { query } from '#web/api/query.ts'

/** Creates the query for a group of students with its members. */
export function studentGroupQuery(id: number) {
  return query('/students-groups/detail/{id}/', { path: { id } })
}
