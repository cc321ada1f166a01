import type { ComponentType } from 'react'
import { createLazy } from '#web/ui/createLazy.ts'
import type { DetailProps, Late } from './resource.ts'

/**
 * Creates the details of a record whose code does not come with their list.
 * @param name of the component in its module
 */
export function createLateDetail<Name extends string, Row>(
  load: () => Promise<{ readonly [Key in Name]: ComponentType<DetailProps<Row>> }>,
  name: Name,
): Late<DetailProps<Row>> {
  return Object.assign(createLazy(load, name), { load })
}
