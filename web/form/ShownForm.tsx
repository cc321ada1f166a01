import {
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
} from 'react'
import { readTyped } from '#web/ui/typedBefore.ts'

interface ShownFormProps {
  root: RefObject<HTMLElement | null>
  /** The form of the server's page, which React keeps unless it renders the page a second time before the code has arrived */
  fromServer: RefObject<HTMLFormElement | null>
  onShown: () => void
  children: ReactNode
}

/** A late form whose code has arrived; takes over what was typed into the server's form where React did not keep it. */
export function ShownForm({ root, fromServer, onShown, children }: ShownFormProps) {
  // Lost once this is shown
  const [focused] = useState(getFocusedName)
  const adopt = useRef<() => void>(undefined)
  // Its fields listen in effects, which an update from a layout effect runs at once, before the next key
  const [, listen] = useReducer(() => true, false)
  useLayoutEffect(() => {
    const shown = root.current?.querySelector('form')
    if (!shown || !fromServer.current || shown === fromServer.current) return
    adopt.current = takeOverForm(fromServer.current, focused, shown)
    listen()
  }, [focused, fromServer, root])
  useEffect(() => {
    adopt.current?.()
    adopt.current = undefined
    onShown()
  }, [onShown])
  return children
}

function getFocusedName(): string | undefined {
  return typeof document === 'undefined'
    ? undefined
    : (document.activeElement?.getAttribute('name') ?? undefined)
}

/**
 * Shows what was typed and chosen in the server's form, and its focus, in the same form that React has rendered.
 * @returns a function that tells the app the values, once its fields listen
 */
function takeOverForm(from: HTMLFormElement, focused: string | undefined, to: HTMLFormElement) {
  const changed = readTyped(from).flatMap(({ control, value, isChecked }) => {
    const copy = to.elements.namedItem(control.name)
    // A box is pressed as the visitor did, once its field listens
    if (copy instanceof HTMLInputElement && copy.type === 'checkbox')
      return copy.checked === isChecked ? [] : [() => copy.click()]
    return copy instanceof HTMLElement && setValue(copy, value) ? [() => reportChange(copy)] : []
  })
  const field = focused && to.elements.namedItem(focused)
  if (field instanceof HTMLElement) field.focus()
  return () => {
    for (const tell of changed) tell()
  }
}

function reportChange(control: HTMLElement) {
  for (const name of ['input', 'change']) control.dispatchEvent(new Event(name, { bubbles: true }))
}

/** Sets a value as the visitor does: by the element's own setter React would take it for a value of the app. */
function setValue(control: HTMLElement, value: string): boolean {
  const property = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')
  property?.set?.call(control, value)
  return property?.set !== undefined
}
