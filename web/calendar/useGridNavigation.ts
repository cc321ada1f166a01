import { useFluent } from '@fluentui/react-components'
import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { CalendarItem, CalendarMove } from './moveInCalendar.ts'

interface GridNavigationOptions {
  /** Returns where a key moves the focus */
  move: (event: KeyboardEvent<HTMLElement>, at: CalendarItem, isRightToLeft: boolean) => CalendarMove
  /** Whether the shown period has an item */
  has: (item: CalendarItem) => boolean
  /** The item that the keyboard enters at */
  start: CalendarItem
  /** Identifies the shown period: when it changes after a key press, the focus moves into the new one */
  period: string
  onStep: (direction: 'previous' | 'next') => void
}

/**
 * Gives a calendar one tab stop and arrow keys (WAI-ARIA grid). Its items carry `data-item`, formatted by
 * `formatItemKey`.
 * @returns `on`: the props of the container; `stop`: the item with the tab stop
 */
export function useGridNavigation({ move, has, start, period, onStep }: GridNavigationOptions) {
  const { dir } = useFluent()
  const [active, setActive] = useState<CalendarItem>()
  const stop = active && has(active) ? active : start

  const root = useRef<HTMLTableElement>(null)
  const hasStepped = useRef<string>(undefined)
  useEffect(() => {
    if (hasStepped.current === undefined || hasStepped.current === period) return
    hasStepped.current = undefined
    root.current?.querySelector<HTMLElement>('[data-item][tabindex="0"]')?.focus()
  }, [period])

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const at = parseItemKey(event.target)
    if (!at) return
    const target = move(event, at, dir === 'rtl')
    if (target === undefined) return
    event.preventDefault()
    if (typeof target === 'string') {
      hasStepped.current = period
      return onStep(target)
    }
    setActive(target)
    event.currentTarget
      .querySelector<HTMLElement>(`[data-item="${formatItemKey(target.day, target.item)}"]`)
      ?.focus()
    return undefined
  }

  function onFocus({ target }: FocusEvent<HTMLElement>) {
    const at = parseItemKey(target)
    if (at) setActive(at)
  }

  return { stop, on: { ref: root, onKeyDown, onFocus } }
}

/** Formats the `data-item` of an item: `day:item`, both 0-based. */
export function formatItemKey(day: number, item: number): string {
  return `${day}:${item}`
}

function parseItemKey(target: EventTarget): CalendarItem | undefined {
  const key = target instanceof HTMLElement ? target.dataset.item : undefined
  const [day, item] = key?.split(':').map(Number) ?? []
  return day === undefined || item === undefined ? undefined : { day, item }
}
