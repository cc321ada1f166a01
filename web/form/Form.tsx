import { ApiError } from '#sdk'
import { FORM_ERROR, type FormApi } from 'final-form'
import { type ReactNode, type RefObject, use, useEffect, useId, useRef, useState } from 'react'
import { Form as FinalForm } from 'react-final-form'
import { useIntl } from 'react-intl'
import * as v from 'valibot'
import { formatError, getFailureCode, isMadeByForm } from '#web/api/formatError.ts'
import { removeDraft } from '#web/storage/drafts.ts'
import { dismissErrors, notify } from '#web/state/notifications.ts'
import { StoresContext } from '#web/state/stores.ts'
import { Draft } from './Draft.tsx'
import { ErrorSummary } from './ErrorSummary.tsx'
import { focusFirstError } from './focus.ts'
import { FormElement, useEarlyValues } from './FormElement.tsx'
import { keepErrors, type Refusal } from './keepErrors.ts'
import { Labels } from './labels.ts'
import type { FormName } from '#web/state/serverForms.ts'
import { RefusedErrors } from './refusedErrors.ts'
import { UnsavedGuard } from './UnsavedGuard.tsx'

export type Rules<Values> = { [Name in keyof Values]?: v.GenericSchema<unknown, Values[Name]> }
type Errors = Record<string, unknown>

interface FormProps<Values extends object, Edited extends object> {
  /** Names the form for screen readers and for `focusFirstError` */
  label: string
  /** One schema per field; `onSubmit` gets the parsed values */
  rules: Rules<Values>
  /** As the fields edit it. When it changes, untouched fields follow; edited ones are kept */
  initial?: Partial<Edited>
  /** Validates several fields together: message ids by field name */
  check?: (values: Partial<Values>) => Errors
  /**
   * Resolves with 'step' where only the fields of `rules` were complete and nothing was sent: the draft stays. Rejects
   * with `ApiError`: errors of its fields are shown there, others as `FORM_ERROR`
   */
  onSubmit: (values: Values, form: FormApi<Partial<Values>>) => Promise<void | 'step'>
  /** For a long form: errors are also listed above it, and the list is focused */
  hasSummary?: boolean
  /** Leaving with unsaved input needs a confirmation; requires the router */
  isGuarded?: boolean
  /** Called when unsaved input appears or is gone; must be a stable function */
  onRisk?: (isAtRisk: boolean) => void
  /** Name of the draft in this tab; secrets are never stored */
  draft?: string
  /** The draft is for a reload only: closing the form removes it */
  isDraftForReload?: boolean
  /** Errors of the server are shown elsewhere, not in a toast that lists them */
  tellsErrors?: boolean
  /** Control or Command with S submits */
  savesByKey?: boolean
  /** The server takes the form without script, under this name */
  serverName?: FormName
  children: (state: { isBusy: boolean; error: string | undefined; values: Partial<Values> }) => ReactNode
}

/**
 * A form that shows errors after the first submit, keeps its input, focuses the first error, and shows the server's
 * errors at their fields.
 * @see specification sections 4 and 5
 */
export function Form<Values extends object, Edited extends object = Values>({
  label,
  rules,
  initial,
  check,
  onSubmit,
  hasSummary = false,
  isGuarded = false,
  onRisk,
  draft,
  isDraftForReload = false,
  tellsErrors = true,
  savesByKey = false,
  serverName,
  children,
}: FormProps<Values, Edited>) {
  const [labels] = useState(() => new Map<string, string>())
  const element = useSaveKey(savesByKey)
  const onAttempt = useFocusOnError(element)
  const intl = useIntl()
  // Absent in the tests of fields
  const stores = use(StoresContext)
  const refused = useRefusedForm(serverName)
  const own = useId()
  const id = serverName ? `form-${serverName}` : own
  const early = useEarlyValues(id)
  const first = initial || refused || early ? { ...initial, ...refused?.values, ...early } : undefined
  const [isSent, setSent] = useState(false)
  const refusal = useRef<Refusal>({ errors: {}, values: {} })
  return (
    <FinalForm<Partial<Values>>
      // The fields edit `Edited`; only the rules' result is read as `Values`
      {...(first ? { initialValues: first as object } : {})}
      initialValuesEqual={areEqual}
      keepDirtyOnReinitialize
      validate={(values) => ({ ...check?.(values), ...validate(rules, values) })}
      onSubmit={async (values, form) => {
        try {
          const result = await onSubmit(parse(rules, values), form)
          if (result === 'step') return keepErrors(refusal.current, values, Object.keys(rules))
          setSent(true)
          if (stores) dismissErrors(stores.notifications)
          // Removed here, because a form that closes after submit is unmounted right away
          if (draft) removeDraft(draft)
          return undefined
        } catch (error) {
          // Section 8: the messages of a failed call are listed in a toast too
          if (stores && tellsErrors && error instanceof ApiError && !isMadeByForm(error))
            notify(stores.notifications, 'error', formatError(error, intl))
          refusal.current = { errors: toSubmitErrors(error, Object.keys(rules)), values }
          return refusal.current.errors
        }
      }}
      subscription={{ submitting: true, submitError: true, values: true }}
    >
      {({ handleSubmit, submitting, submitError, values }) => (
        <FormElement
          ref={element}
          id={id}
          label={label}
          serverName={serverName}
          onSubmit={(event) => void Promise.resolve(handleSubmit(event)).then(onAttempt)}
        >
          <Labels value={labels}>
            <RefusedErrors value={refused?.errors}>
              {hasSummary && <ErrorSummary />}
              {children({
                isBusy: submitting === true,
                error: (submitError as string | undefined) ?? refused?.error,
                values,
              })}
            </RefusedErrors>
            {draft && <Draft name={draft} isSent={isSent} isForReload={isDraftForReload} />}
            {isGuarded && <UnsavedGuard onRisk={onRisk} />}
          </Labels>
        </FormElement>
      )}
    </FinalForm>
  )
}

/** The refusal that the page came with, of the form of this name. */
function useRefusedForm(name: FormName | undefined) {
  const refused = use(StoresContext)?.refusedForm
  return name !== undefined && refused?.name === name ? refused : undefined
}

/**
 * Focuses the first error after each attempt to submit. An effect: a frame may come before the errors are rendered.
 * @returns a function to call after an attempt
 */
function useFocusOnError(element: RefObject<HTMLFormElement | null>) {
  const [attempts, setAttempts] = useState(0)
  useEffect(() => {
    if (attempts && element.current) focusFirstError(element.current)
  }, [attempts, element])
  return () => setAttempts((count) => count + 1)
}

/** Submits the form on Control or Command with S. */
function useSaveKey(isOn: boolean) {
  const element = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const form = element.current
    if (!isOn || !form) return undefined
    const save = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.code !== 'KeyS') return
      event.preventDefault()
      form.requestSubmit()
    }
    form.addEventListener('keydown', save)
    return () => form.removeEventListener('keydown', save)
  }, [isOn])
  return element
}

/** Whether two sets of initial values are equal; they are plain data, created at each render. */
function areEqual(one?: object, two?: object): boolean {
  return JSON.stringify(one) === JSON.stringify(two)
}

/**
 * Validates values.
 * @returns message ids by field
 */
export function validate<Values extends object>(
  rules: Rules<Values>,
  values: { readonly [Name in keyof Values]?: unknown },
): Errors {
  const errors: Errors = {}
  for (const [name, schema] of getEntries(rules)) {
    // Rules without a message of their own refuse what is missing
    const result = v.safeParse(schema, values[name], { message: 'form.fieldRequired' })
    if (!result.success) errors[name as string] = result.issues[0].message
  }
  return errors
}

/** Sorts an error's texts by field; those of unknown fields become the form's own error. */
export function toSubmitErrors(error: unknown, names: string[]): Errors {
  if (!(error instanceof ApiError)) throw error
  const own = Object.entries(error.fields).filter(([name]) => names.includes(name))
  const errors: Errors = Object.fromEntries(own.map(([name, texts]) => [name, texts.join(' ')]))
  const others = Object.entries(error.fields).flatMap(([name, texts]) => (names.includes(name) ? [] : texts))
  const rest = own.length ? others : error.messages
  if (own.length === 0 || rest.length) errors[FORM_ERROR] = rest.join('\n') || getFailureCode(error)
  return errors
}

/** Parses values that are valid. */
export function parse<Values extends object>(
  rules: Rules<Values>,
  values: { readonly [Name in keyof Values]?: unknown },
): Values {
  const parsed: { [Name in keyof Values]?: unknown } = { ...values }
  for (const [name, schema] of getEntries(rules)) parsed[name] = v.parse(schema, values[name])
  return parsed as Values // Every rule has passed
}

function getEntries<Values extends object>(rules: Rules<Values>) {
  return Object.entries(rules) as [keyof Values, v.GenericSchema<unknown, Values[keyof Values]>][] // The keys are those of the type
}
