import type { ComponentType } from 'react'
import type { Identified, Resource } from './resource.ts'
import { ResourcePage } from './ResourcePage.tsx'

/** Creates the page of a managed list. */
export function createResourcePage<Row extends Identified>(resource: Resource<Row>): ComponentType {
  return function ListPage() {
    return <ResourcePage resource={resource} />
  }
}
