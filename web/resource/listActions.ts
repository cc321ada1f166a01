import type { Clients } from '#sdk'
import type { DeletePath } from './apiTypes.ts'
import type { Action, Identified, Resource } from './resource.ts'

/** Lists the actions on a record; deleting comes last. */
export function listActions<Row extends Identified>(resource: Resource<Row>): readonly Action<Row>[] {
  const { deletePath } = resource
  return deletePath ? [...resource.actions, createDeleteAction(deletePath, resource)] : resource.actions
}

/** Returns the text id of an action's label. */
export function getActionTextId(
  resource: string,
  { name, label }: { name: string; label?: MessageId },
): string {
  return label ?? `${resource}.actions.${name}`
}

function createDeleteAction<Row extends Identified>(
  path: DeletePath,
  { canDelete: when, DeletePreview }: Pick<Resource<Row>, 'canDelete' | 'DeletePreview'>,
): Action<Row> {
  return {
    name: 'delete',
    label: 'resource.delete',
    isDelete: true,
    confirm: 'yes',
    isDanger: true,
    done: 'Delete success',
    when,
    ...(DeletePreview && { Preview: DeletePreview }),
    run: (clients, row) => deleteRecord(clients, path, row.id),
  }
}

/** openapi-fetch cannot infer types from a variable path; `DeletePath` has checked it. */
function deleteRecord(clients: Clients, path: DeletePath, id: number): Promise<unknown> {
  const callDelete = clients.api.DELETE as (path: string, init: object) => Promise<unknown>
  return callDelete(path, { params: { path: { id } } })
}
