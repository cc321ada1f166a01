import { useEffect, useState } from 'react'

/** Whether the page is scrolled further than some pixels. */
export function useScrolled(pixels: number): boolean {
  const [isScrolled, setScrolled] = useState(false)
  useEffect(() => {
    const update = () => setScrolled(window.scrollY > pixels)
    update()
    window.addEventListener('scroll', update, { passive: true })
    return () => window.removeEventListener('scroll', update)
  }, [pixels])
  return isScrolled
}
