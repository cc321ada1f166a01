const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex="0"]'

/** The position of a removed element. */
interface RemovedPosition {
  parent: Element
  /** The sibling before it */
  before: Node | null
}

/**
 * Moves the keyboard focus to a neighbour when the focused element is removed (a chip, a sent form, a closed banner)
 * and no other code takes the focus. After pointer input nothing is focused, because a focused field opens the
 * on-screen keyboard. Installed at the first key press.
 */
export function restoreFocus() {
  let focused: Element | null = document.activeElement
  let isByKey = true
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element) focused = target
  })
  document.addEventListener('keydown', () => (isByKey = true), true)
  document.addEventListener('pointerdown', () => (isByKey = false), true)
  new MutationObserver((records) => {
    if (!isByKey || !isLost() || !focused || focused.isConnected) return
    const gone = focused
    const position = records.find(({ removedNodes }) => [...removedNodes].some((node) => node.contains(gone)))
    const found =
      position?.target instanceof Element
        ? { parent: position.target, before: position.previousSibling }
        : undefined
    // The neighbours of a removed dialog are unrelated to it
    const isDialog = gone.closest('dialog') !== null
    // Two frames later, so that code that moves the focus on purpose comes first
    requestAnimationFrame(() =>
      requestAnimationFrame(() => isLost() && focusNear(isDialog ? undefined : found)),
    )
  }).observe(document.body, { childList: true, subtree: true })
  document.documentElement.dataset.focus = 'kept'
}

function isLost(): boolean {
  return !document.activeElement || document.activeElement === document.body
}

function focusNear(position: RemovedPosition | undefined) {
  const next = position?.parent.isConnected && findFocusableNear(position.parent, position.before)
  if (next) next.focus()
  else document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
}

/**
 * Finds the first focusable element after a position, or the last one before it, in the nearest ancestor that has
 * any.
 */
function findFocusableNear(parent: Element, before: Node | null): HTMLElement | undefined {
  const all = [...parent.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (each) => each.tabIndex >= 0 && each.checkVisibility({ visibilityProperty: true }),
  )
  const found = all.find((each) => !before?.isConnected || isAfter(each, before)) ?? all.at(-1)
  if (found || parent.matches('main, dialog, body') || !parent.parentElement) return found
  return findFocusableNear(parent.parentElement, parent)
}

function isAfter(element: Element, reference: Node): boolean {
  const position = reference.compareDocumentPosition(element)
  return (
    (position & Node.DOCUMENT_POSITION_FOLLOWING) !== 0 &&
    (position & Node.DOCUMENT_POSITION_CONTAINED_BY) === 0
  )
}
