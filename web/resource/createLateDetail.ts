import { type ComponentType, lazy } from 'react'
import type { DetailProps, Late } from './resource.ts'

/** Creates the details of a record whose code does not come with their list. */
export function createLateDetail<Row>(
  load: () => Promise<ComponentType<DetailProps<Row>>>,
): Late<DetailProps<Row>> {
  return Object.assign(
    lazy(async () => ({ default: await load() })),
    { load },
  )
}
