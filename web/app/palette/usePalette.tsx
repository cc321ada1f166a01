import { type ReactNode, Suspense, lazy, useEffect, useState } from 'react'

const Palette = lazy(async () => ({ default: (await import('./Palette.tsx')).Palette }))

/**
 * Creates the palette and its shortcut: Ctrl K, or Cmd K on a Mac.
 * @returns how to open it, and the element to render
 */
export function usePalette(): { open: () => void; palette: ReactNode } {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return
      event.preventDefault()
      setOpen(true)
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [])
  return {
    open: () => setOpen(true),
    palette: <Suspense>{isOpen && <Palette onClose={() => setOpen(false)} />}</Suspense>,
  }
}
