import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useEvent } from './useEvent.ts'
import { useHydrated } from './useHydrated.ts'

/** A control that was changed before the page was hydrated, and what it showed then. */
export interface TypedControl {
  control: Control
  value: string
  isChecked: boolean
}

/**
 * Calls `adopt` with the values that were typed or chosen in a form before the page was hydrated. React keeps what the controls
 * show, but does not know it: a later render may put the server's values back. So the form is read before any such
 * render, and taken over once all parts of the page listen.
 * See docs/decisions.md#forms-before-hydration.
 * @param read returns the values that `adopt` needs
 */
export function useTypedBefore<Typed>(
  form: RefObject<HTMLFormElement | null>,
  read: (form: HTMLFormElement) => Typed,
  adopt: (typed: Typed) => void,
) {
  const isHydrated = useHydrated()
  // A form that the app itself has rendered shows what its URL says, and nothing was typed into it before
  const [isFromServer] = useState(!isHydrated)
  const typed = useRef<{ value: Typed }>(undefined)
  const readNow = useEvent(read)
  const adoptNow = useEvent(adopt)
  useLayoutEffect(() => {
    if (isFromServer && form.current && listControls(form.current).some(isChanged))
      typed.current = { value: readNow(form.current) }
  }, [form, isFromServer, readNow])
  useEffect(() => {
    if (typed.current) adoptNow(typed.current.value)
    typed.current = undefined
  }, [adoptNow])
}

/** Reads the controls of a form that differ from what the page came with. */
export function readTyped(form: HTMLFormElement): TypedControl[] {
  return listControls(form)
    .filter(isChanged)
    .map((control) => ({ control, value: control.value, isChecked: isChecked(control) }))
}

/** The value now, where more was typed since, else the one that was read. */
export function getTypedValue({ control, value, isChecked: wasChecked }: TypedControl) {
  return isChanged(control)
    ? { value: control.value, isChecked: isChecked(control) }
    : { value, isChecked: wasChecked }
}

function isChecked(control: Control): boolean {
  return control instanceof HTMLInputElement && control.checked
}

function listControls(form: HTMLFormElement): Control[] {
  return [...form.elements].filter((element) => isControl(element))
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

function isControl(element: Element): element is Control {
  return (
    (element instanceof HTMLInputElement && element.type !== 'hidden') ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement
  )
}

function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement)
    return [...control.options].some(({ selected, defaultSelected }, index, all) =>
      all.some((option) => option.defaultSelected) ? selected !== defaultSelected : selected && index > 0,
    )
  if (control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type))
    return control.checked !== control.defaultChecked
  return control.value !== control.defaultValue
}
