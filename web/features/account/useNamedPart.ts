import { useEffect, useLayoutEffect } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * Scrolls to a part of a page that appears later than the page, and focuses it, if the URL names it. A page that was
 * scrolled already, by its visitor or on a return to it, stays where it is.
 * @param id of what it begins with, which can take the focus
 */
export function useNamedPart(id: string): void {
  const { hash } = useLocation()
  const isNamed = hash === `#${id}`

  // The restoration of a page's scroll position comes after it, and has the last word
  useLayoutEffect(() => {
    if (isNamed && scrollY === 0) document.getElementById(id)?.scrollIntoView()
  }, [isNamed, id])

  // After the focus on the heading of a new page
  useEffect(() => {
    const isFree = document.activeElement?.matches('body, h1')
    if (isNamed && isFree) document.getElementById(id)?.focus({ preventScroll: true })
  }, [isNamed, id])
}
