import { type KeyboardEvent, type MouseEvent, useId, useState } from 'react'

/**
 * State of a button that opens a panel; the panel is a `Popover`, which may be loaded when it is needed.
 * @returns whether it is open, the props of the button and of the panel, and a function that closes it
 */
export function usePopover() {
  const id = useId()
  const [opened, setOpened] = useState<'press' | 'key'>()
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
        if (isOpen || event.key !== 'ArrowDown') return
        event.preventDefault()
        setOpened('key')
      },
    },
    panel: { id, isByKey: opened === 'key', onClose: () => setOpened(undefined) },
    /** Returns the focus to the button where it was in the panel. */
    close: () => document.getElementById(id)?.hidePopover(),
  }
}

/** What connects a panel with its button. */
export type PopoverPanel = ReturnType<typeof usePopover>['panel']
