/**
 * Finds the first field in an element, null without one; of radio buttons the chosen one, by which the keyboard enters
 * their group.
 */
export function findFirstField(element: HTMLElement): HTMLElement | null {
  const first = element.querySelector<HTMLElement>('input:not([type=hidden]), select, textarea')
  if (!(first instanceof HTMLInputElement) || first.type !== 'radio') return first
  return element.querySelector<HTMLElement>(`input[name="${CSS.escape(first.name)}"]:checked`) ?? first
}
