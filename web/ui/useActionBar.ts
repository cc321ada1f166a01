import { useCallback } from 'react'

/**
 * Lifts what floats in the window's corner (the chat button) above a bar that sticks to its bottom.
 * @returns a ref for the bar; one that sticks elsewhere, as on a desktop, lifts nothing
 */
export function useActionBar() {
  return useCallback((bar: HTMLElement | null) => {
    if (!bar) return undefined
    const { style } = document.documentElement
    const measure = () => {
      const bottom = parseFloat(getComputedStyle(bar).bottom)
      style.setProperty('--actionBar', Number.isNaN(bottom) ? '0px' : `${bottom + bar.offsetHeight}px`)
    }
    const observer = new ResizeObserver(measure)
    observer.observe(bar)
    addEventListener('resize', measure)
    return () => {
      observer.disconnect()
      removeEventListener('resize', measure)
      style.removeProperty('--actionBar')
    }
  }, [])
}
