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
  grid: { rows: number; columns: number; isRightToLeft: boolean; isFilled: (cell: GridCell) => boolean },
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
  let cell = at
  for (;;) {
    cell = { row: cell.row + step[0], column: cell.column + step[1] }
    const isInside = cell.row >= 0 && cell.row < grid.rows && cell.column >= 0 && cell.column < grid.columns
    if (!isInside) return at
    if (grid.isFilled(cell)) return cell
  }
}

function findRowEnd(
  { key, ctrlKey }: { key: string; ctrlKey: boolean },
  at: GridCell,
  { rows, columns, isFilled }: { rows: number; columns: number; isFilled: (cell: GridCell) => boolean },
): GridCell {
  const cells = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (__, column) => ({ row, column })),
  )
    .flat()
    .filter((cell) => (ctrlKey || cell.row === at.row) && isFilled(cell))
  return (key === 'Home' ? cells[0] : cells.at(-1)) ?? at
}
