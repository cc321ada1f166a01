/** The command of a key in a grid: another period, the end of its row or of the grid, or a step by rows and columns. */
export type GridKey = 'previous' | 'next' | GridEnd | GridStep

interface GridEnd {
  end: 'first' | 'last'
  isOfGrid: boolean
}

interface GridStep {
  rows: number
  columns: number
}

/**
 * Reads a key that is pressed in a grid (WAI-ARIA): arrows in visual order, Home and End to the ends of the row, with
 * Control to those of the grid, Page Up and Page Down to other periods; undefined for other keys.
 */
export function readGridKey(
  { key, ctrlKey }: { key: string; ctrlKey: boolean },
  isRightToLeft: boolean,
): GridKey | undefined {
  const forward = isRightToLeft ? -1 : 1
  switch (key) {
    case 'PageUp':
      return 'previous'
    case 'PageDown':
      return 'next'
    case 'Home':
      return { end: 'first', isOfGrid: ctrlKey }
    case 'End':
      return { end: 'last', isOfGrid: ctrlKey }
    case 'ArrowUp':
      return { rows: -1, columns: 0 }
    case 'ArrowDown':
      return { rows: 1, columns: 0 }
    case 'ArrowRight':
      return { rows: 0, columns: forward }
    case 'ArrowLeft':
      return { rows: 0, columns: -forward }
    default:
      return undefined
  }
}
