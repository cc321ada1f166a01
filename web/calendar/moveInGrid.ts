/** Where a key moves the focus in a grid: to a cell, or to the previous or next week. */
export type GridMove = { row: number; column: number } | 'previous' | 'next' | undefined

interface GridCell {
  row: number
  column: number
}

/**
 * Returns where a key moves the focus in a grid (WAI-ARIA): arrows in visual order, Home and End to the ends of the
 * row, with Control to the ends of the grid, Page Up and Page Down to other weeks. Empty cells are skipped.
 * @param isFilled whether a cell has content
 */
export function moveInGrid(
  event: { key: string; ctrlKey: boolean },
  at: GridCell,
  grid: { rows: number; columns: number; isRightToLeft: boolean; isFilled: (place: GridCell) => boolean },
): GridMove {
  if (event.key === 'PageUp') return 'previous'
  if (event.key === 'PageDown') return 'next'
  if (event.key === 'Home' || event.key === 'End') return findRowEnd(event, at, grid)
  const forward = grid.isRightToLeft ? -1 : 1
  const steps: Record<string, [row: number, column: number]> = {
    ArrowUp: [-1, 0],
    ArrowDown: [1, 0],
    ArrowRight: [0, forward],
    ArrowLeft: [0, -forward],
  }
  const step = steps[event.key]
  if (!step) return undefined
  let place = at
  for (;;) {
    place = { row: place.row + step[0], column: place.column + step[1] }
    const isInside =
      place.row >= 0 && place.row < grid.rows && place.column >= 0 && place.column < grid.columns
    if (!isInside) return at
    if (grid.isFilled(place)) return place
  }
}

function findRowEnd(
  { key, ctrlKey }: { key: string; ctrlKey: boolean },
  at: GridCell,
  { rows, columns, isFilled }: { rows: number; columns: number; isFilled: (place: GridCell) => boolean },
): GridCell {
  const places = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (__, column) => ({ row, column })),
  )
    .flat()
    .filter((place) => (ctrlKey || place.row === at.row) && isFilled(place))
  return (key === 'Home' ? places[0] : places.at(-1)) ?? at
}
