import type { ComponentType } from 'react'
import { useIntl } from 'react-intl'
import * as v from 'valibot'
import { CheckboxField } from '#web/form/ChoiceFields.tsx'
import { NumberField } from '#web/form/NumberField.tsx'
import { DateField } from '#web/form/DateField.tsx'
import { DateTimeField } from '#web/form/DateTimeField.tsx'
import { TypedDateField } from '#web/form/TypedDateField.tsx'
import { isInstant } from '#web/time/isInstant.ts'
import { WeekdaysField } from '#web/form/WeekdaysField.tsx'
import { FILE_MAX, type FileLimits } from '#web/form/files.ts'
import { files, maxLength, minLength, required } from '#web/form/rules.ts'
import { toLatinDigits } from '#web/form/normalize.ts'
import { TextAreaField } from '#web/form/TextAreaField.tsx'
import { TextField } from '#web/form/TextField.tsx'
import { ChoiceControl, type ControlProps, RecordControl } from './SelectControls.tsx'
import { FilesControl } from './FilesControl.tsx'
import type { NamesQuery } from '#web/api/query.ts'

/** A control with its rule. */
export interface FieldSpec<Value> {
  rule: v.GenericSchema<unknown, Value>
  Control: ComponentType<ControlProps>
  isRequired: boolean
  /** For enumerations: each value needs a text */
  values?: readonly string[]
  /** For other records: their names by id */
  read?: NamesQuery
  /** Two stand side by side where there is room */
  isShort?: true
}

/** A field for each required member of a model; optional members may have one. */
export type Fields<Model> = {
  [Name in keyof Model]: FieldSpec<object extends Pick<Model, Name> ? Model[Name] | undefined : Model[Name]>
}

const createField = <Value,>(
  rule: v.GenericSchema<unknown, Value>,
  Control: ComponentType<ControlProps>,
) => ({
  rule,
  Control,
  isRequired: true,
})

const markShort = <Value,>(field: FieldSpec<Value>): FieldSpec<Value> => ({ ...field, isShort: true })

/** A field for one line of text. */
export function text({ min = 1, max }: { min?: number; max: number }): FieldSpec<string> {
  return createField(v.pipe(required, minLength(min), maxLength(max)), ({ name, label, isRequired }) => (
    <TextField name={name} label={label} isRequired={isRequired} />
  ))
}

/** A field for the name or title of a record. */
export function nameText(): FieldSpec<string> {
  return text({ min: 2, max: 200 })
}

/** A field for several lines of text. */
export function longText(max = 2000): FieldSpec<string> {
  return createField(v.pipe(required, maxLength(max)), ({ name, label, isRequired }) => (
    <TextAreaField name={name} label={label} isRequired={isRequired} max={max} />
  ))
}

/** A field for a whole number within bounds. */
export function wholeNumber(low: number, high: number): FieldSpec<number> {
  return createNumberField(low, high, true)
}

/** A field for an amount of money within bounds, with cents. */
export function amount(low: number, high: number): FieldSpec<number> {
  return createNumberField(low, high, false)
}

function createNumberField(low: number, high: number, isWhole: boolean): FieldSpec<number> {
  const rule = v.pipe(
    required,
    v.transform(toLatinDigits),
    v.regex(isWhole ? /^\d+$/ : /^\d+(\.\d\d?)?$/, 'form.number'),
    v.transform(Number),
    v.minValue(low, 'form.between'),
    v.maxValue(high, 'form.between'),
  )
  return markShort(
    createField(rule, ({ name, label, isRequired }) => {
      const hint = useIntl().formatMessage({ id: 'resource.range' }, { low, high })
      return <NumberField name={name} label={label} isRequired={isRequired} hint={hint} isWhole={isWhole} />
    }),
  )
}

/** A field for a day, YYYY-MM-DD. */
export function day(): FieldSpec<string> {
  return markShort(
    createField(v.pipe(required, v.isoDate('form.date')), ({ name, label, isRequired }) => (
      <DateField name={name} label={label} isRequired={isRequired} />
    )),
  )
}

/** A field for a time, HH:MM; its label names the zone. */
export function time(): FieldSpec<string> {
  return markShort(
    createField(v.pipe(required, v.isoTime('form.time')), ({ name, label, isRequired }) => (
      <TypedDateField name={name} label={label} isRequired={isRequired} kind="time" />
    )),
  )
}

/** A field for a date and time in the viewer's zone, sent as an instant. */
export function dateTime(): FieldSpec<string> {
  const rule = v.pipe(
    required,
    v.check((typed: string) => isInstant(typed), 'form.date'),
  )
  return createField(rule, ({ name, label, isRequired }) => (
    <DateTimeField name={name} label={label} isRequired={isRequired} />
  ))
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
  return createField(rule, ({ name, label, isRequired }) => (
    <WeekdaysField name={name} label={label} isRequired={isRequired} />
  ))
}

/** A field for a value of an enumeration; its texts are `<resource>.options.<field>.<value>`. */
export function choice<const Value extends string>(values: readonly Value[]): FieldSpec<Value> {
  const Control = (props: ControlProps) => <ChoiceControl {...props} values={values} />
  return { ...createField(v.picklist(values, 'form.fieldRequired'), Control), values, isShort: true }
}

/** A field for another record, by id. */
export function record(read: NamesQuery): FieldSpec<number> {
  return markShort({
    ...createField(
      // An empty value is not a number
      v.pipe(
        v.unknown(),
        v.transform(Number),
        v.number('form.fieldRequired'),
        v.minValue(1, 'form.fieldRequired'),
      ),
      (props) => <RecordControl {...props} read={read} />,
    ),
    read,
  })
}

/** A field for files, sent as ids. */
export function attachments(limits: {
  min?: 0 | 1
  max: 2 | 3
  accept: FileLimits['accept']
}): FieldSpec<number[]> {
  return {
    ...createField(files(limits), (props) => (
      <FilesControl {...props} accept={limits.accept} countMax={limits.max} sizeMax={FILE_MAX} />
    )),
    isRequired: limits.min === 1,
  }
}

/** A field for a boolean. */
export function checkbox(): FieldSpec<boolean> {
  return {
    ...createField(v.optional(v.boolean(), false), ({ name, label }) => (
      <CheckboxField name={name} label={label}>
        {label}
      </CheckboxField>
    )),
    isRequired: false,
  }
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
