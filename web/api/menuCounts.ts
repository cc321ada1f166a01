import { useCallback } from 'react'
import { useSWRConfig } from 'swr'
import { type GetPath, query } from './query.ts'

/** The numbers of the bell and of menu entries. They count records of many lists. */
export const menuCountsQuery = query('/account/menu_counts/')

/**
 * Returns a function that revalidates a list after a change of its records, open details, which may show one of them,
 * and the numbers that count records.
 * @param path path template of the list
 */
export function useRevalidateRecords(path: GetPath): () => Promise<void> {
  const { mutate } = useSWRConfig()
  return useCallback(async () => {
    const changed: unknown[] = [path, menuCountsQuery.path]
    await mutate(
      (key) => Array.isArray(key) && (changed.includes(key[1]) || String(key[1]).endsWith('/detail/{id}/')),
    )
  }, [mutate, path])
}
