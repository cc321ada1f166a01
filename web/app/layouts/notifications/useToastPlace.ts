import { type RefObject, useEffect } from 'react'

/** A bar of a page may float above the edge of the window. */
const NEAR_EDGE_PX = 20

/**
 * Keeps toasts on a phone in a strip at the bottom of the window, above the keyboard and above the bar or foot that
 * stays there. What scrolls below the strip gets as much room at its end, and a covered focus is scrolled into sight.
 * @param box the list of toasts
 * @param dialog the topmost dialog
 * @param isShown whether there is a toast
 */
export function useToastPlace(
  box: RefObject<HTMLElement | null>,
  dialog: HTMLDialogElement | undefined,
  isShown: boolean,
) {
  useEffect(() => {
    if (!box.current || !isShown || !matchMedia('(max-width: 639px)').matches) return undefined
    return keepPlace(box.current, dialog)
  }, [box, dialog, isShown])
}

/** Places the strip now and after each change; returns a function that ends this. */
function keepPlace(list: HTMLElement, dialog: HTMLDialogElement | undefined) {
  const root = document.documentElement
  const scroller = dialog ? findScroller(dialog) : document.body
  const padded = dialog ? scroller : root
  const padding = parseFloat(getComputedStyle(scroller).paddingBottom)
  const place = () => {
    const foot = Math.max(measureKeyboard(), measureFoot(list, dialog, scroller))
    list.style.bottom = `${foot}px`
    root.style.setProperty('--toasts', `${list.offsetHeight}px`)
    scroller.style.paddingBottom = `${padding + list.offsetHeight}px`
    padded.style.scrollPaddingBottom = `${foot + list.offsetHeight + NEAR_EDGE_PX}px`
  }
  place()
  showFocus(list)
  const sizes = new ResizeObserver(place)
  sizes.observe(list)
  const stop = new AbortController()
  const options = { signal: stop.signal, capture: true, passive: true }
  addEventListener('scroll', place, options)
  addEventListener('resize', place, options)
  visualViewport?.addEventListener('resize', place, options)
  return () => {
    stop.abort()
    sizes.disconnect()
    list.style.bottom = ''
    root.style.removeProperty('--toasts')
    scroller.style.paddingBottom = ''
    padded.style.scrollPaddingBottom = ''
  }
}

/** Finds what scrolls in a dialog: a part of it, or the dialog. */
function findScroller(dialog: HTMLDialogElement): HTMLElement {
  const parts = [...dialog.children].filter((part) => part instanceof HTMLElement)
  return parts.find((part) => getComputedStyle(part).overflowY === 'auto') ?? dialog
}

/** Returns the height that a keyboard on the screen takes from the window; 0 in a zoomed page. */
function measureKeyboard(): number {
  const seen = visualViewport
  return seen?.scale === 1 ? innerHeight - seen.height - seen.offsetTop : 0
}

/** Returns how far the foot of a dialog, or a bar that sticks to the bottom of the window, reaches up. */
function measureFoot(list: Element, dialog: HTMLDialogElement | undefined, scroller: Element): number {
  const scope = dialog ?? document.body
  const below = scroller === scope ? 0 : innerHeight - scroller.getBoundingClientRect().bottom
  const bars = [1, NEAR_EDGE_PX]
    .flatMap((up) => document.elementsFromPoint(innerWidth / 2, innerHeight - below - up))
    .filter((element) => scope.contains(element) && !list.contains(element))
    .flatMap((element) => findBar(element) ?? [])
  return Math.max(below, ...bars.map((bar) => innerHeight - bar.getBoundingClientRect().top))
}

function findBar(element: Element): Element | undefined {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const { position, bottom } = getComputedStyle(at)
    const isBar = (position === 'sticky' || position === 'fixed') && bottom !== 'auto'
    if (isBar && at.clientHeight < innerHeight / 2) return at
  }
  return undefined
}

function showFocus(list: HTMLElement) {
  const focus = document.activeElement
  if (!focus || focus === document.body) return
  const { top, bottom } = focus.getBoundingClientRect()
  const strip = list.getBoundingClientRect()
  if (bottom > strip.top && top < strip.bottom) focus.scrollIntoView({ block: 'nearest' })
}
