import { readGridKey } from './readGridKey.ts'

/** The target of a key in a grid: a cell, or the previous or next week. */
export type GridMove = GridCell | 'previous' | 'next' | undefined

interface GridCell {
  row: number
  column: number
}

interface Grid {
  rows: number
  columns: number
  isRightToLeft: boolean
  /** Whether a cell has content */
  isFilled: (cell: GridCell) => boolean
}

/** Returns where a key moves the focus in a grid of cells; empty cells are skipped. */
export function moveInGrid(event: { key: string; ctrlKey: boolean }, at: GridCell, grid: Grid): GridMove {
  const asked = readGridKey(event, grid.isRightToLeft)
  if (asked === undefined || typeof asked === 'string') return asked
  if ('end' in asked) {
    const cells = listFilled(grid).filter(({ row }) => asked.isOfGrid || row === at.row)
    return cells.at(asked.end === 'first' ? 0 : -1) ?? at
  }
  let cell = at
  for (;;) {
    cell = { row: cell.row + asked.rows, column: cell.column + asked.columns }
    const isInside = cell.row >= 0 && cell.row < grid.rows && cell.column >= 0 && cell.column < grid.columns
    if (!isInside) return at
    if (grid.isFilled(cell)) return cell
  }
}

function listFilled({ rows, columns, isFilled }: Grid): GridCell[] {
  return Array.from({ length: rows * columns }, (_, index) => ({
    row: Math.floor(index / columns),
    column: index % columns,
  })).filter(isFilled)
}
