import type { ComponentType } from 'react'
import type { Identified, Resource } from './resource.ts'
import { ResourceScreen } from './ResourceScreen.tsx'

/** Creates the page of a managed list. */
export function createScreen<Row extends Identified>(resource: Resource<Row>): ComponentType {
  return function ListPage() {
    return <ResourceScreen resource={resource} />
  }
}
