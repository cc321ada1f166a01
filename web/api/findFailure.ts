import type { SWRResponse } from 'swr'
import type { ApiError } from '#sdk'

/** The members of a response of `useQuery` that are used. */
type QueryState = Pick<SWRResponse<unknown, ApiError>, 'data' | 'error' | 'isValidating'> & {
  mutate(): unknown
}

/** Reads of one block that failed without earlier data. */
export interface Failed {
  error: ApiError
  isBusy: boolean
  retry: () => void
}

/**
 * Finds why a block that needs several reads cannot be shown.
 * @returns the first error, and a retry of all reads that failed; undefined while none has
 */
export function findFailure(...reads: readonly QueryState[]): Failed | undefined {
  const failed = reads.filter(({ data, error }) => error !== undefined && data === undefined)
  const error = failed[0]?.error
  if (!error) return undefined
  return {
    error,
    isBusy: failed.some(({ isValidating }) => isValidating),
    retry: () => {
      for (const { mutate } of failed) void mutate()
    },
  }
}
