import { type KeyboardEvent, useEffect, useId, useState } from 'react'

const PAGE = 8

/**
 * Gives a search field the keys of the list below it, while the focus stays in the field (WAI-ARIA combobox): arrows
 * and page keys move through the options, Enter chooses.
 * @param options the shown ones, in their order
 * @returns ids for the list and its options, the index of the active one, and the handler of the field's keys
 */
export function useCombobox<Option>(options: readonly Option[], onChoose: (option: Option) => void) {
  const id = useId()
  const [active, setActive] = useState(0)
  const last = options.length - 1
  const at = Math.min(active, last)
  const getOptionId = (index: number) => `${id}-${index}`
  const activeId = at < 0 ? undefined : getOptionId(at)
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])

  function onKeyDown(event: KeyboardEvent) {
    const target = findTarget(event.key, at, last)
    const chosen = options[at]
    if (target !== undefined) setActive(target)
    else if (event.key === 'Enter' && chosen !== undefined) onChoose(chosen)
    else if (event.key !== 'Enter') return
    // Keeps the keys from the form and the dialog around it
    event.preventDefault()
    event.stopPropagation()
  }

  return { listId: `${id}-list`, getOptionId, at, activeId, reset: () => setActive(0), onKeyDown }
}

/** Arrows go round, page keys stop at the ends. */
function findTarget(key: string, at: number, last: number): number | undefined {
  if (key === 'ArrowDown') return at < last ? at + 1 : 0
  if (key === 'ArrowUp') return at > 0 ? at - 1 : Math.max(last, 0)
  if (key === 'PageDown') return Math.min(at + PAGE, Math.max(last, 0))
  if (key === 'PageUp') return Math.max(at - PAGE, 0)
  return undefined
}
