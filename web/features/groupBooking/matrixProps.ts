import type { Kid } from '#sdk'
import type { ReactNode } from 'react'

/** Kids and courses, and what stands where they meet. */
export interface MatrixProps {
  kids: readonly Kid[]
  courses: readonly { id: number; name: string }[]
  cell: (kid: Kid, course: { id: number; name: string }) => ReactNode
}
