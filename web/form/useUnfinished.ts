import { useEffect } from 'react'
import { useField, useForm } from 'react-final-form'

/** The value of an unfinished part; a draft stores no symbols. */
const UNFINISHED = Symbol('unfinished')

/**
 * Keeps a form from being sent while a part of it is still being made; a guarded one asks before it is left.
 * @param name of the part, unique in the form
 * @returns whether the form was not sent because of it
 */
export function useUnfinished(name: string, isUnfinished: boolean): boolean {
  const form = useForm()
  const { meta } = useField(name, {
    validate: refuseUnfinished,
    subscription: { error: true, submitFailed: true },
  })
  useEffect(() => {
    form.change(name, isUnfinished ? UNFINISHED : undefined)
    return () => form.change(name, undefined)
  }, [form, name, isUnfinished])
  return Boolean(meta.error && meta.submitFailed)
}

function refuseUnfinished(value: unknown): string | undefined {
  return value === UNFINISHED ? 'form.unfinished' : undefined
}
