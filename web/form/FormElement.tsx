import { type ReactNode, type RefObject, type SubmitEvent, useState } from 'react'
import { useForm } from 'react-final-form'
import type { FormName } from '#web/state/serverForms.ts'
import { TakenByServer } from './SubmitButton.tsx'
import { ServerForm } from '#web/ui/ServerForm.tsx'
import { getTypedValue, readTyped, useTypedBefore } from '#web/ui/typedBefore.ts'
import { useHydrated } from '#web/ui/useHydrated.ts'

interface FormElementProps {
  ref: RefObject<HTMLFormElement | null>
  id: string
  label: string
  serverName: FormName | undefined
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void
  children: ReactNode
}

/** The form's element; adopts values that were typed before the page was hydrated. */
export function FormElement({ ref, id, label, serverName, onSubmit, children }: FormElementProps) {
  const form = useForm()
  useTypedBefore(ref, readTyped, (typed) =>
    form.batch(() => {
      for (const one of typed) {
        const { name, type } = one.control
        const { value, isChecked } = getTypedValue(one)
        if (type === 'checkbox') form.change(name, isChecked)
        else if (type !== 'radio' || isChecked) form.change(name, value)
      }
    }),
  )
  return (
    <form
      ref={ref}
      method="post"
      noValidate
      id={id}
      aria-label={label}
      // The server's response shows the form at once; a dialog is in view anyway
      {...(serverName === 'contact' && { action: '#form-contact' })}
      onSubmit={onSubmit}
    >
      {serverName && <ServerForm name={serverName} />}
      <TakenByServer value={serverName !== undefined}>{children}</TakenByServer>
    </form>
  )
}

/**
 * Returns the texts that stand in the server's form when React hydrates it. They are the fields' first values: a field
 * that is set back and forth again would end the composition of an input method, which then writes its letters twice.
 * Other controls are adopted later, as is what is typed during the hydration.
 */
export function useEarlyValues(id: string): Readonly<Record<string, string>> | undefined {
  const isHydrated = useHydrated()
  const [values] = useState(() => (isHydrated || import.meta.env.SSR ? undefined : readTexts(id)))
  return values
}

function readTexts(id: string): Readonly<Record<string, string>> {
  const form = document.getElementById(id)
  if (!(form instanceof HTMLFormElement)) return {}
  const texts = readTyped(form).filter(
    ({ control }) => control instanceof HTMLInputElement && !['checkbox', 'radio'].includes(control.type),
  )
  return Object.fromEntries(texts.map(({ control, value }) => [control.name, value]))
}
