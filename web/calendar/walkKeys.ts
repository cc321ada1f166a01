/** A thing on a calendar: which day, and which of that day's things. */
export interface Place {
  day: number
  item: number
}

export type Walk = Place | 'previous' | 'next' | undefined

interface Layout {
  /** How many things each day has; every day has one, its own name */
  counts: readonly number[]
  daysInRow: number
  isRightToLeft: boolean
}

/**
 * Keys of a calendar: left and right go to the days beside with the eye, up and down through a day's things and on to
 * the weeks above and below, Home and End to the ends of the row, Page Up and Page Down to the time before and after.
 */
export function walk(event: { key: string; ctrlKey: boolean }, at: Place, layout: Layout): Walk {
  const { counts, daysInRow, isRightToLeft } = layout
  const forward = isRightToLeft ? -1 : 1
  const row = Math.floor(at.day / daysInRow) * daysInRow
  const last = Math.min(row + daysInRow, counts.length) - 1
  switch (event.key) {
    case 'PageUp':
      return 'previous'
    case 'PageDown':
      return 'next'
    case 'Home':
      return { day: event.ctrlKey ? 0 : row, item: 0 }
    case 'End':
      return { day: event.ctrlKey ? counts.length - 1 : last, item: 0 }
    case 'ArrowRight':
      return beside(at, forward, counts)
    case 'ArrowLeft':
      return beside(at, -forward, counts)
    case 'ArrowDown':
      if (at.item + 1 < (counts[at.day] ?? 0)) return { ...at, item: at.item + 1 }
      return at.day + daysInRow < counts.length ? { day: at.day + daysInRow, item: 0 } : at
    case 'ArrowUp':
      if (at.item > 0) return { ...at, item: at.item - 1 }
      return at.day >= daysInRow ? lastOf(at.day - daysInRow, counts) : at
    default:
      return undefined
  }
}

function beside(at: Place, step: number, counts: readonly number[]): Place {
  const day = at.day + step
  const count = counts[day]
  return count === undefined ? at : { day, item: Math.min(at.item, count - 1) }
}

function lastOf(day: number, counts: readonly number[]): Place {
  return { day, item: Math.max(0, (counts[day] ?? 1) - 1) }
}
