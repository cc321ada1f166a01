import type { ApiError } from '#sdk'
import { useState } from 'react'
import type { SWRConfiguration, SWRResponse } from 'swr'
import { type Query, useQuery } from './query.ts'

/**
 * Fetches a query, and returns the data of the query before it while its own are on their way, but not once they have
 * failed: a price of an earlier choice would be taken for the new one. SWR's `keepPreviousData` goes on showing it.
 * @param read null skips the request
 */
export function useSteadyQuery<Data>(
  read: Query<Data> | null,
  config: SWRConfiguration<Data, ApiError> = {},
): Pick<SWRResponse<Data, ApiError>, 'data' | 'error' | 'isValidating' | 'mutate'> {
  const { data, error, isValidating, mutate } = useQuery(read, config)
  const [last, setLast] = useState(data)
  if (data !== undefined && data !== last) setLast(data)
  return { data: data ?? (read === null || error ? undefined : last), error, isValidating, mutate }
}
