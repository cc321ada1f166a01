import { type RefObject, useEffect, useRef, useState } from 'react'
import { useForm } from 'react-final-form'

/** The error of a field whose files are on their way. */
const SENDING = 'form.files.sending'

/**
 * Lets a form that is complete except for running uploads wait for them: it is submitted when no file is on its way
 * any more, without a second press of Save. Here and not in `Form`, because few forms have files.
 * @param inside an element of the form
 * @returns whether the form waits
 */
export function useUploadWait(inside: RefObject<HTMLElement | null>): boolean {
  const form = useForm()
  const [isWaiting, setWaiting] = useState(false)
  const button = useRef<HTMLElement | null>(null)
  useEffect(() => {
    const element = inside.current?.closest('form')
    const hold = (event: SubmitEvent) => {
      const errors = listErrors(form.getState().errors)
      if (errors.length === 0 || errors.some((error) => error !== SENDING)) return
      event.preventDefault()
      event.stopImmediatePropagation()
      button.current = event.submitter
      setWaiting(true)
    }
    element?.addEventListener('submit', hold)
    return () => element?.removeEventListener('submit', hold)
  }, [form, inside])
  useEffect(() => {
    if (!isWaiting) return undefined
    return form.subscribe(
      ({ errors }) => {
        if (listErrors(errors).includes(SENDING)) return
        setWaiting(false)
        // After the change that ended the upload has been rendered
        queueMicrotask(() => inside.current?.closest('form')?.requestSubmit(button.current))
      },
      { errors: true },
    )
  }, [form, inside, isWaiting])
  return isWaiting
}

function listErrors(errors: object | undefined): unknown[] {
  return Object.values(errors ?? {}).filter((error) => error !== undefined)
}
