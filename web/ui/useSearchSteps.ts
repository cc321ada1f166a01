import { useRef } from 'react'
import { type NavigateOptions, useLocation, useSearchParams } from 'react-router-dom'

/**
 * Returns the URL's search parameters and a function that changes them. A change that comes before the URL has
 * followed the previous one builds on that, so that two quick changes are both kept.
 * @returns the shown parameters, and the function that changes the latest requested ones
 */
export function useSearchSteps() {
  const [search, setSearch] = useSearchParams()
  const { key } = useLocation()
  const latest = useRef<{ at: string; search: URLSearchParams }>(undefined)
  const step = (next: (known: URLSearchParams) => URLSearchParams, options: NavigateOptions) => {
    const known = latest.current?.at === key ? latest.current.search : search
    latest.current = { at: key, search: next(new URLSearchParams(known)) }
    setSearch(latest.current.search, options)
  }
  return [search, step] as const
}
