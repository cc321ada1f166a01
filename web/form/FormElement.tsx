import type { ReactNode, RefObject, SubmitEvent } from 'react'
import { useForm } from 'react-final-form'
import type { FormName } from '#web/state/serverForms.ts'
import { TakenByServer } from './SubmitButton.tsx'
import { ServerForm } from '#web/ui/ServerForm.tsx'
import { getTypedValue, readTyped, useTypedBefore } from '#web/ui/typedBefore.ts'

interface FormElementProps {
  ref: RefObject<HTMLFormElement | null>
  label: string
  serverName: FormName | undefined
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void
  children: ReactNode
}

/** The form's element; adopts values that were typed before the page was hydrated. */
export function FormElement({ ref, label, serverName, onSubmit, children }: FormElementProps) {
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
      aria-label={label}
      {...(serverName && { id: `form-${serverName}` })}
      // The server's response shows the form at once; a dialog is in view anyway
      {...(serverName === 'contact' && { action: '#form-contact' })}
      onSubmit={onSubmit}
    >
      {serverName && <ServerForm name={serverName} />}
      <TakenByServer value={serverName !== undefined}>{children}</TakenByServer>
    </form>
  )
}
