import { type KeyboardEvent, type MouseEvent, useId, useState } from 'react'

export type Edge = 'first' | 'last'

/**
 * State of a button that opens a panel; the panel is a `Popover`, which may be loaded when it is needed.
 * @returns whether it is open, the props of the button and of the panel, and a function that closes it
 */
export function usePopover() {
  const id = useId()
  const [opened, setOpened] = useState<'press' | Edge>()
  const isOpen = opened !== undefined
  return {
    isOpen,
    button: {
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? id : undefined,
      // While it is open, the browser closes it: the button is the panel's target, and would be so for this click
      onClick(event: MouseEvent<HTMLElement>) {
        if (isOpen) return
        event.preventDefault()
        setOpened('press')
      },
      onKeyDown(event: KeyboardEvent<HTMLElement>) {
        const edge = findEdge(event.key)
        if (isOpen || !edge) return
        event.preventDefault()
        setOpened(edge)
      },
    },
    panel: { id, opensAt: opened === 'press' ? undefined : opened, onClose: () => setOpened(undefined) },
    /** Returns the focus to the button where it was in the panel. */
    close: () => document.getElementById(id)?.hidePopover(),
  }
}

/** The props that connect a panel with its button. */
export type PopoverPanel = ReturnType<typeof usePopover>['panel']

/** The item of a panel at which a key on its button enters; undefined for other keys. */
export function findEdge(key: string): Edge | undefined {
  if (key === 'ArrowDown') return 'first'
  return key === 'ArrowUp' ? 'last' : undefined
}
