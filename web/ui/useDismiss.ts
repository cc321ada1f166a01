import { type RefObject, useEffect, useRef } from 'react'

/** Closes a popup on Escape, on a click outside, and when the focus leaves it. */
export function useDismiss(root: RefObject<HTMLElement | null>, onClose: (isByKey: boolean) => void) {
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  })
  useEffect(() => {
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) close.current(false)
    }
    const closeOnEscape = ({ key }: KeyboardEvent) => key === 'Escape' && close.current(true)
    document.addEventListener('keydown', closeOnEscape)
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('focusin', closeOutside)
    return () => {
      document.removeEventListener('keydown', closeOnEscape)
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('focusin', closeOutside)
    }
  }, [root])
}
