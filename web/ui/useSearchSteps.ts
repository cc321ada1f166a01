import { useRef } from 'react'
import { type NavigateOptions, useLocation, useSearchParams } from 'react-router-dom'

/**
 * What the address asks, changed step by step: a step that comes before the page has followed the one before it goes
 * on from there, so that two quick choices are both kept.
 * @returns the search that is shown, and a way to change it by what is asked last
 */
export function useSearchSteps() {
  const [search, setSearch] = useSearchParams()
  const { key } = useLocation()
  const asked = useRef<{ at: string; search: URLSearchParams }>(undefined)
  const step = (next: (known: URLSearchParams) => URLSearchParams, options: NavigateOptions) => {
    const known = asked.current?.at === key ? asked.current.search : search
    asked.current = { at: key, search: next(new URLSearchParams(known)) }
    setSearch(asked.current.search, options)
  }
  return [search, step] as const
}
