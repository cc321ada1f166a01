import { type ReactNode, useState } from 'react'
import { Navigate, Route, Routes, useLocation } from 'react-router-dom'
import type { GroupSelectionState } from '#web/state/groupSelection.ts'
import type { SelectionState } from '#web/state/selection.ts'
import { useStores } from '#web/state/stores.ts'

interface StoryChoicesProps {
  /** Of a booking with a tutor */
  booking?: Partial<SelectionState>
  /** Of a group booking: its courses and what is chosen for them */
  group?: Partial<GroupSelectionState> & { courses: number[] }
  children: ReactNode
}

/** Renders a story with what was chosen in earlier steps of a booking. */
export function StoryChoices({ booking, group, children }: StoryChoicesProps) {
  const { selection, groupSelection, kidsSelection } = useStores()
  useState(() => {
    Object.assign(selection, { isRestored: true, ...booking })
    const { courses = [], ...choices } = group ?? {}
    Object.assign(kidsSelection, { courses })
    Object.assign(groupSelection, { isRestored: true, ...choices })
  })
  return children
}

interface StoryPathProps {
  path: string
  /** With the names of the parameters in the path */
  pattern: string
  children: ReactNode
}

/** Renders a story at a path that data of the mock world are part of. */
export function StoryPath({ path, pattern, children }: StoryPathProps) {
  const { pathname } = useLocation()
  const [isThere, setThere] = useState(pathname === path)
  if (!isThere && pathname === path) setThere(true)
  return isThere ? (
    <Routes>
      <Route path={pattern} element={children} />
    </Routes>
  ) : (
    <Navigate replace to={path} />
  )
}
