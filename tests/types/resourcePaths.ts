// Compiled by `npm run typecheck`: a declaration of a list names operations that are there, and its own.
import type { DeletePath, ListPath, DeletePathOf, SavePath, UpdatePath } from '#web/resource/apiTypes.ts'

export const list: ListPath = '/courses/list/'
export const insert: SavePath = '/courses/insert/'
export const update: UpdatePath<'/courses/insert/'> = '/courses/update/{id}/'
export const remove: DeletePathOf<'/courses/list/'> = '/courses/delete/{id}'
export const any: DeletePath = '/quizzes/delete/{id}'

// @ts-expect-error a path that is only read takes no record
export const readOnly: SavePath = '/courses/list/'
// @ts-expect-error a path that only takes records returns no page
export const writeOnly: ListPath = '/courses/insert/'
// @ts-expect-error another list's records
export const foreign: UpdatePath<'/courses/insert/'> = '/quizzes/update/{id}/'
// @ts-expect-error another list's records
export const foreignRemove: DeletePathOf<'/courses/list/'> = '/quizzes/delete/{id}'
