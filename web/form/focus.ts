/** Scrolls to the first field with an error and focuses it, once the errors stand in the page. */
export function focusFirstError(form: HTMLFormElement) {
  requestAnimationFrame(() => {
    const field = form.querySelector<HTMLElement>('[aria-invalid="true"]')
    const target = field?.matches('input, select, textarea')
      ? field
      : field?.querySelector<HTMLElement>('input, select, textarea')
    target?.scrollIntoView({ block: 'center' })
    target?.focus()
  })
}
