import type { Clients } from '#sdk'
import { PAGE_SIZES } from './listState.ts'
import type { Action, Identified, Resource } from './resource.ts'

const [, , SIZE_MAX] = PAGE_SIZES

/** The present state of a record on which an action was refused. */
export interface RecordNow {
  /** The record is in the state that the action leads to */
  isDone: boolean
  /** Path of the list that holds the record now, where several lists share one call */
  path: string | undefined
}

/** Reads a record again, whatever list holds it now, after an action on it was refused. */
export async function readRecordNow<Row extends Identified>(
  resource: Resource<Row>,
  action: Action<Row>,
  row: Row,
  clients: Clients,
): Promise<RecordNow> {
  const key = resource.getKey(row)
  const { data } = await resource.readAll({ id: row.id, page: 1, page_size: SIZE_MAX }).load(clients)
  const now = data.find((one) => resource.getKey(one) === key)
  if (!now) return { isDone: action.isDelete ?? false, path: undefined }
  return { isDone: action.isDone?.(now) ?? false, path: resource.buildRecordPath?.(now, key) }
}
