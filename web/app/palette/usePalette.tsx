import { type ReactNode, useEffect, useState } from 'react'
import { createPart } from '../layouts/createPart.tsx'

const Palette = createPart(async () => (await import('./Palette.tsx')).Palette)

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
  const close = () => setOpen(false)
  return {
    open: () => setOpen(true),
    palette: isOpen && <Palette onClose={close} onFailed={close} />,
  }
}
