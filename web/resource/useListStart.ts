import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { useToday } from '#web/time/viewer.ts'
import { writeState } from './listState.ts'
import type { Identified, Resource } from './resource.ts'

const BARE = { q: '', sort: '', page: 1, size: undefined, id: undefined } as const

/**
 * Gives a list that is opened without a state in the URL the one it begins with. Afterwards the URL may be bare again:
 * then it means all records.
 * @returns whether the list can be shown, in place of a state that is replaced at once
 */
export function useListStart<Row extends Identified>({ getStart }: Resource<Row>): boolean {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const today = useToday()
  const language = search.get('lang')
  // The language of a visit is no state of a list
  const hasState = search.size > (language === null ? 0 : 1)
  const [hasStarted, setStarted] = useState(!getStart || hasState)
  if (!hasStarted && hasState) setStarted(true)
  useEffect(() => {
    if (hasStarted || !getStart) return
    const start = writeState({ ...BARE, ...getStart(today) })
    if (language !== null) start.set('lang', language)
    void navigate(`?${start.toString()}`, { replace: true })
  }, [getStart, hasStarted, language, navigate, today])
  return hasStarted
}
