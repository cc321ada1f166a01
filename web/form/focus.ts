const CONTROLS = 'input, select, textarea'

/**
 * Scrolls to the first field with an error and focuses it, once the errors stand in the page; a form with an error
 * summary gives the focus to that.
 */
export function focusFirstError(form: HTMLFormElement) {
  requestAnimationFrame(() => {
    const field = form.querySelector<HTMLElement>('[aria-invalid="true"]')
    const summary = field && form.querySelector<HTMLElement>('[data-summary]')
    scrollToField(summary ?? findControl(field))
  })
}

/** Moves to a field by its name: the way of the error summary. */
export function focusField(form: HTMLFormElement, name: string) {
  scrollToField(findControl(form.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`)))
}

function findControl(field: HTMLElement | null): HTMLElement | null | undefined {
  return field?.matches(CONTROLS) ? field : field?.querySelector<HTMLElement>(CONTROLS)
}

function scrollToField(target: HTMLElement | null | undefined) {
  target?.scrollIntoView({ block: 'center' })
  target?.focus()
}
