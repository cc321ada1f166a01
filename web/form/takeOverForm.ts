import { readTyped } from '#web/ui/typedBefore.ts'

/**
 * Shows what was typed and chosen in the server's form, and its focus, in the same form that React has rendered.
 * @returns a function that tells the app the values, once its fields listen
 */
export function takeOverForm(from: HTMLFormElement, focused: string | undefined, to: HTMLFormElement) {
  const changed = readTyped(from).flatMap(({ control, value }) => {
    const copy = to.elements.namedItem(control.name)
    return copy instanceof HTMLElement && setValue(copy, value) ? [copy] : []
  })
  const field = focused && to.elements.namedItem(focused)
  if (field instanceof HTMLElement) field.focus()
  return () => {
    for (const control of changed)
      for (const name of ['input', 'change']) control.dispatchEvent(new Event(name, { bubbles: true }))
  }
}

/** Sets a value as the visitor does: by the element's own setter React would take it for a value of the app. */
function setValue(control: HTMLElement, value: string): boolean {
  const property = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')
  property?.set?.call(control, value)
  return property?.set !== undefined
}
