import { createLazy } from '#web/ui/createLazy.ts'
import type { SavePath } from './apiTypes.ts'
import type { FieldSpec } from './fields.ts'
import type { RecordFormBody as Body, RecordFormDeclaration } from './RecordFormBody.tsx'
import type { FormProps, Identified, RecordFormOf } from './resource.ts'

// Most visits to a list open no form
const load = () => import('./RecordFormBody.tsx')

// `createLazy` loses the type parameters
const RecordFormBody = createLazy(load, 'RecordFormBody') as unknown as typeof Body

/**
 * Creates the form of a record from its fields. It posts a new record with `Id` 0 to `insert`, an existing one to
 * `update`.
 * @see specification section 7
 */
export function recordForm<Path extends SavePath, Row extends Identified>(
  declaration: RecordFormDeclaration<Path, Row>,
): RecordFormOf<Row> {
  const { texts, fields } = declaration
  const RecordForm = (props: FormProps<Row>) => <RecordFormBody {...props} declaration={declaration} />
  return Object.assign(RecordForm, {
    load,
    texts: Object.entries<FieldSpec<unknown>>(fields).flatMap(([name, { control }]) => [
      `${texts}.fields.${name}`,
      ...(control.kind === 'choice'
        ? control.values.map((value) => `${texts}.options.${name}.${value}`)
        : []),
    ]),
  })
}
