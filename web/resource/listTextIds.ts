import { getActionTextId, listActions } from './listActions.ts'
import type { Identified, Resource } from './resource.ts'

/** Lists all text ids that a declaration uses; the compiler cannot see them, so a test checks them. */
export function listTextIds<Row extends Identified>(resource: Resource<Row>): string[] {
  const { name, Form } = resource
  const actions = listActions(resource)
  return [
    resource.title,
    `${name}.empty`,
    ...resource.columns.flatMap((column) => [`${name}.fields.${column.name}`, ...(column.texts ?? [])]),
    ...resource.filters.flatMap((filter) => [
      `${name}.filters.${filter.name}`,
      ...('options' in filter
        ? filter.options.map((value) => `${name}.options.${filter.name}.${value}`)
        : []),
    ]),
    ...resource.shortcuts.map(({ label }) => label),
    ...resource.links.map((link) => `${name}.links.${link.name}`),
    ...[...actions, ...resource.bulkActions].map((action) => getActionTextId(name, action)),
    ...actions.filter(({ confirm }) => confirm).map((action) => `${name}.ask.${action.name}`),
    ...resource.bulkActions.flatMap(({ question }) =>
      question ? [question.title, ...(question.text ? [question.text] : [])] : [],
    ),
    ...(Form ? [`${name}.create`, `${name}.edit`, ...Form.texts] : []),
  ]
}
