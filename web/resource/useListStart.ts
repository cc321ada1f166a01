import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { useToday } from '#web/time/viewer.ts'
import { writeState } from './listState.ts'
import type { Identified, Resource } from './resource.ts'

const BARE = { q: '', sort: '', page: 1, size: 10, id: undefined } as const

/**
 * Gives a list that is opened without a state in the URL the one it begins with. Afterwards the URL may be bare again:
 * then it means all records.
 * @returns whether the list can be shown, in place of a state that is replaced at once
 */
export function useListStart<Row extends Identified>({ getStart }: Resource<Row>): boolean {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const today = useToday()
  const [hasStarted, setStarted] = useState(!getStart || search.size > 0)
  if (!hasStarted && search.size > 0) setStarted(true)
  useEffect(() => {
    if (hasStarted || !getStart) return
    void navigate(`?${writeState({ ...BARE, ...getStart(today) }).toString()}`, { replace: true })
  }, [getStart, hasStarted, navigate, today])
  return hasStarted
}
