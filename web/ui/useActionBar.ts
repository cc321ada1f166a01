import { useCallback } from 'react'

/**
 * Moves the floating chat button above a bar that sticks to the bottom of the window.
 * @returns a ref for the bar; without effect while the bar is elsewhere, as on a desktop
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
