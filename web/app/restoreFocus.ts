const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex="0"]'

/** Where something was taken out of the page. */
interface Gap {
  parent: Element
  /** What stood before it */
  before: Node | null
}

/**
 * The keyboard's focus is never lost: when what has it leaves the page (a chip that was removed, a form that was sent, a
 * banner that was closed) and nothing else takes it, what stands in its place gets it. After a press of a pointer
 * nothing moves: on a phone a focused field would bring up the keys. Called at the first key that is pressed.
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
    const gap = records.find(({ removedNodes }) => [...removedNodes].some((node) => node.contains(gone)))
    const found =
      gap?.target instanceof Element ? { parent: gap.target, before: gap.previousSibling } : undefined
    // What stands beside a dialog has nothing to do with it
    const isDialog = gone.closest('dialog') !== null
    // Whoever takes it on purpose comes first
    requestAnimationFrame(() =>
      requestAnimationFrame(() => isLost() && focusNear(isDialog ? undefined : found)),
    )
  }).observe(document.body, { childList: true, subtree: true })
  document.documentElement.dataset.focus = 'kept'
}

function isLost(): boolean {
  return !document.activeElement || document.activeElement === document.body
}

function focusNear(gap: Gap | undefined) {
  const next = gap?.parent.isConnected && findFocusableNear(gap.parent, gap.before)
  if (next) next.focus()
  else document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
}

/** The first that can be focused after a place, else the last before it, within the nearest block that has any. */
function findFocusableNear(parent: Element, before: Node | null): HTMLElement | undefined {
  const all = [...parent.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (each) => each.tabIndex >= 0 && each.checkVisibility({ visibilityProperty: true }),
  )
  const found = all.find((each) => !before?.isConnected || isAfter(each, before)) ?? all.at(-1)
  if (found || parent.matches('main, dialog, body') || !parent.parentElement) return found
  return findFocusableNear(parent.parentElement, parent)
}

function isAfter(element: Element, place: Node): boolean {
  const position = place.compareDocumentPosition(element)
  return (
    (position & Node.DOCUMENT_POSITION_FOLLOWING) !== 0 &&
    (position & Node.DOCUMENT_POSITION_CONTAINED_BY) === 0
  )
}
