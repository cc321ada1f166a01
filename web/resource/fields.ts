import * as v from 'valibot'
import type { NamesQuery } from '#web/api/query.ts'
import { FILE_MAX, type FileLimits } from '#web/form/files.ts'
import { toLatinDigits } from '#web/form/normalize.ts'
import { files, maxLength, minLength, required } from '#web/form/rules.ts'
import { isInstant } from '#web/time/isInstant.ts'

/** How a field is shown; `FieldControl.tsx`, which is loaded with the form, renders it. */
export type ControlSpec =
  | { kind: 'text' | 'day' | 'time' | 'dateTime' | 'weekdays' | 'checkbox' }
  | { kind: 'longText'; max: number }
  | {
      kind: 'number'
      low: number
      high: number
      isWhole: boolean
      /** The label names the institute's currency */
      isPrice?: true
    }
  /** Each value needs a text */
  | { kind: 'choice'; values: readonly string[] }
  /** Another record, by its name */
  | { kind: 'record'; read: NamesQuery }
  | { kind: 'files'; limits: FileLimits }

/** A control with its rule. */
export interface FieldSpec<Value> {
  rule: v.GenericSchema<unknown, Value>
  control: ControlSpec
  isRequired: boolean
  /** Two stand side by side where there is room */
  isShort?: true
}

/** A field for each required member of a model; optional members may have one. */
export type Fields<Model> = {
  [Name in keyof Model]: FieldSpec<object extends Pick<Model, Name> ? Model[Name] | undefined : Model[Name]>
}

const createField = <Value>(rule: v.GenericSchema<unknown, Value>, control: ControlSpec) => ({
  rule,
  control,
  isRequired: true,
})

const markShort = <Value>(field: FieldSpec<Value>): FieldSpec<Value> => ({ ...field, isShort: true })

/** A field for one line of text. */
export function text({ min = 1, max }: { min?: number; max: number }): FieldSpec<string> {
  return createField(v.pipe(required, minLength(min), maxLength(max)), { kind: 'text' })
}

/** A field for the name or title of a record. */
export function nameText(): FieldSpec<string> {
  return text({ min: 2, max: 200 })
}

/** A field for several lines of text. */
export function longText(max = 2000): FieldSpec<string> {
  return createField(v.pipe(required, maxLength(max)), { kind: 'longText', max })
}

/** A field for a whole number within bounds. */
export function wholeNumber(low: number, high: number): FieldSpec<number> {
  return createNumberField({ kind: 'number', low, high, isWhole: true })
}

/** A field for an amount within bounds, with cents, in the institute's currency, which its label names. */
export function price(low: number, high: number): FieldSpec<number> {
  return createNumberField({ kind: 'number', low, high, isWhole: false, isPrice: true })
}

function createNumberField(control: ControlSpec & { kind: 'number' }): FieldSpec<number> {
  const rule = v.pipe(
    required,
    v.transform(toLatinDigits),
    v.regex(/^\d+(\.\d+)?$/, 'form.number'),
    control.isWhole ? v.regex(/^\d+$/, 'form.whole') : v.regex(/^\d+(\.\d\d?)?$/, 'form.decimals'),
    v.transform(Number),
    v.minValue(control.low, 'form.between'),
    v.maxValue(control.high, 'form.between'),
  )
  return markShort(createField(rule, control))
}

/** A field for a day, YYYY-MM-DD. */
export function day(): FieldSpec<string> {
  return markShort(createField(v.pipe(required, v.isoDate('form.date')), { kind: 'day' }))
}

/** A field for a time, HH:MM; its label names the zone. */
export function time(): FieldSpec<string> {
  return markShort(createField(v.pipe(required, v.isoTime('form.time')), { kind: 'time' }))
}

/** A field for a date and time in the viewer's zone, sent as an instant. */
export function dateTime(): FieldSpec<string> {
  const rule = v.pipe(
    required,
    v.check((typed: string) => isInstant(typed), 'form.date'),
  )
  return createField(rule, { kind: 'dateTime' })
}

/**
 * A field for weekdays, 1 to 7 from Monday.
 * @see specification section 3
 */
export function weekdays(): FieldSpec<number[]> {
  const rule = v.pipe(
    v.array(v.string(), 'form.atLeastOne'),
    v.minLength(1, 'form.atLeastOne'),
    v.transform((days) => days.map(Number)),
  )
  return createField(rule, { kind: 'weekdays' })
}

/** A field for a value of an enumeration; its texts are `<resource>.options.<field>.<value>`. */
export function choice<const Value extends string>(values: readonly Value[]): FieldSpec<Value> {
  return markShort(createField(v.picklist(values, 'form.fieldRequired'), { kind: 'choice', values }))
}

/** A field for another record, by id. */
export function record(read: NamesQuery): FieldSpec<number> {
  const rule = v.pipe(
    v.unknown(),
    // An empty value is not a number
    v.transform(Number),
    v.number('form.fieldRequired'),
    v.minValue(1, 'form.fieldRequired'),
  )
  return markShort(createField(rule, { kind: 'record', read }))
}

/** A field for files, sent as ids. */
export function attachments(limits: {
  min?: 0 | 1
  max: 2 | 3
  accept: FileLimits['accept']
}): FieldSpec<number[]> {
  const { accept, max } = limits
  return {
    ...createField(files(limits), { kind: 'files', limits: { accept, countMax: max, sizeMax: FILE_MAX } }),
    isRequired: limits.min === 1,
  }
}

/** A field for a boolean. */
export function checkbox(): FieldSpec<boolean> {
  return { ...createField(v.optional(v.boolean(), false), { kind: 'checkbox' }), isRequired: false }
}

/** Makes a field optional: an empty value is not sent. */
export function optional<Value>(field: FieldSpec<Value>): FieldSpec<Value | undefined> {
  return { ...field, rule: allowEmpty(field.rule), isRequired: false }
}

function allowEmpty<Value>(
  rule: v.GenericSchema<unknown, Value>,
): v.GenericSchema<unknown, Value | undefined> {
  return v.pipe(
    v.unknown(),
    v.rawTransform<unknown, Value | undefined>(({ dataset, addIssue, NEVER }) => {
      const { value } = dataset
      if (value === undefined || value === null || value === '') return undefined
      const result = v.safeParse(rule, value)
      if (result.success) return result.output
      addIssue({ message: result.issues[0].message })
      return NEVER
    }),
  )
}
