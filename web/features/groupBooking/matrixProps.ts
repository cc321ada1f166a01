import type { Kid } from '#sdk'
import type { ReactNode } from 'react'

/** Kids, courses, and a function that renders a cell. */
export interface MatrixProps {
  kids: readonly Kid[]
  courses: readonly { id: number; name: string }[]
  cell: (kid: Kid, course: { id: number; name: string }) => ReactNode
}
