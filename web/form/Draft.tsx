import { use, useEffect, useRef } from 'react'
import { useForm, useFormState } from 'react-final-form'
import { restoreFiles } from './files.ts'
import { StoresContext } from '#web/state/stores.ts'
import { removeDraft, readDraft, storeDraft } from '#web/storage/drafts.ts'

const WAIT_MS = 400

interface DraftProps {
  name: string
  /** The last submit sent the values */
  isSent: boolean
  /** Removed when the form is closed, so that only a reload restores it */
  isForReload: boolean
}

/** Keeps a form's values for this tab until it is sent, and restores them after a reload. */
export function Draft({ name, isSent: wasSent, isForReload }: DraftProps) {
  const form = useForm()
  const { values, pristine, submitting, dirtySinceLastSubmit } = useFormState({
    subscription: {
      values: true,
      pristine: true,
      submitting: true,
      dirtySinceLastSubmit: true,
    },
  })
  const isSent = wasSent && !dirtySinceLastSubmit
  const wasRestored = useRef(false)
  const late = useRef(new Map<string, unknown>())
  const unstored = useRef<() => void>(undefined)
  const sent = useRef(isSent)
  // Absent in the tests of fields
  const session = use(StoresContext)?.session

  useEffect(() => {
    if (wasRestored.current) return
    wasRestored.current = true
    const draft = Object.entries(readDraft(name))
    form.batch(() => {
      for (const [field, value] of draft) form.change(field, restoreFiles(value))
    })
    // First values that are set again erase the draft of fields that are mounted later
    late.current = new Map(draft)
    form.subscribe(
      () => {
        for (const field of form.getRegisteredFields()) {
          const value = late.current.get(field)
          if (late.current.delete(field)) form.change(field, restoreFiles(value))
        }
      },
      { touched: true },
    )
  }, [form, name])

  // A form that is closed within the wait keeps what was typed last; before the clean-up that ends the wait
  useEffect(() => () => unstored.current?.(), [])

  useEffect(() => {
    sent.current = isSent
    if (isSent) {
      late.current.clear()
      return removeDraft(name)
    }
    if (pristine || submitting) return undefined
    const store = () => {
      unstored.current = undefined
      storeDraft(name, values)
    }
    const timer = setTimeout(store, WAIT_MS)
    unstored.current = store
    // Stored at once when the page reloads for a new version
    addEventListener('pagehide', store)
    return () => {
      unstored.current = undefined
      clearTimeout(timer)
      removeEventListener('pagehide', store)
    }
  }, [isSent, name, pristine, submitting, values])

  // A reload runs no clean-up, a closed form does. The end of the session closes a form too, in the midst of its submit
  useEffect(
    () => () => {
      const { dirty, values: last } = form.getState()
      if (session?.hasEnded && dirty && !sent.current) storeDraft(name, last)
      else if (isForReload) removeDraft(name)
    },
    [form, isForReload, name, session],
  )

  return null
}
