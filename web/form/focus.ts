const CONTROLS = 'input, select, textarea'

/**
 * Scrolls to the first field with an error and focuses it; a form with an error summary focuses that. Call it when the
 * errors are rendered.
 */
export function focusFirstError(form: HTMLFormElement) {
  const field = form.querySelector<HTMLElement>('[aria-invalid="true"]')
  const summary = field && form.querySelector<HTMLElement>('[data-summary]')
  if (field) return scrollToField(summary ?? findControl(field))
  // The error of the whole form stands above its fields, and may be far from its button
  form.querySelector('[role="alert"]')?.scrollIntoView({ block: 'center' })
}

/** Scrolls to a field by name and focuses it; used by the error summary. */
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
