import { useFluent } from '@fluentui/react-components'
import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { type Place, walk } from './walkKeys.ts'

interface WalkOptions {
  counts: readonly number[]
  daysInRow: number
  /** Where the keyboard comes in */
  start: number
  /** The time that is shown, so that the keyboard stays in it when it changes under a key */
  period: string
  onStep: (direction: 'previous' | 'next') => void
}

/**
 * One tab stop for a whole calendar (WAI-ARIA grid): its things carry `data-place`, which `placeOf` writes.
 * @returns `on` for the element around them, and the place that has the tab stop
 */
export function useWalk({ counts, daysInRow, start, period, onStep }: WalkOptions) {
  const { dir } = useFluent()
  const [active, setActive] = useState<Place>()
  const isThere = active !== undefined && active.item < (counts[active.day] ?? 0)
  const stop: Place = isThere ? active : { day: start, item: 0 }

  const root = useRef<HTMLTableElement>(null)
  const hasStepped = useRef<string>(undefined)
  useEffect(() => {
    if (hasStepped.current === undefined || hasStepped.current === period) return
    hasStepped.current = undefined
    root.current?.querySelector<HTMLElement>('[data-place][tabindex="0"]')?.focus()
  }, [period])

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const at = placeIn(event.target)
    if (!at) return
    const target = walk(event, at, { counts, daysInRow, isRightToLeft: dir === 'rtl' })
    if (target === undefined) return
    event.preventDefault()
    if (typeof target === 'string') {
      hasStepped.current = period
      return onStep(target)
    }
    setActive(target)
    event.currentTarget
      .querySelector<HTMLElement>(`[data-place="${placeOf(target.day, target.item)}"]`)
      ?.focus()
    return undefined
  }

  function onFocus({ target }: FocusEvent<HTMLElement>) {
    const at = placeIn(target)
    if (at) setActive(at)
  }

  return { stop, on: { ref: root, onKeyDown, onFocus } }
}

export function placeOf(day: number, item: number): string {
  return `${day}:${item}`
}

function placeIn(target: EventTarget): Place | undefined {
  const place = target instanceof HTMLElement ? target.dataset.place : undefined
  const [day, item] = place?.split(':').map(Number) ?? []
  return day === undefined || item === undefined ? undefined : { day, item }
}
