import { useCallback } from 'react'
import { useSWRConfig } from 'swr'
import { type GetPath, query } from './query.ts'

/** The numbers of the bell and of menu entries. They count records of many lists. */
export const menuCountsQuery = query('/account/menu_counts/')

/** Areas of the API whose records belong together: a booking has payments and classes. */
const bookingAreas = new Set(['classes', 'payments', 'reservations', 'reschedule'])

/**
 * Returns a function that revalidates what a change of a record affects: all reads of its area, or of the areas around a
 * booking, open details, which may show the record, and the numbers that count records.
 * @param path path template of the list
 */
export function useRevalidateRecords(path: GetPath): () => Promise<void> {
  const { mutate } = useSWRConfig()
  return useCallback(async () => {
    await mutate((key) => Array.isArray(key) && isAffected(String(key[1]), path))
  }, [mutate, path])
}

function isAffected(read: string, changed: GetPath): boolean {
  const [area, own] = [findArea(read), findArea(changed)]
  return (
    area === own ||
    (bookingAreas.has(area) && bookingAreas.has(own)) ||
    read === menuCountsQuery.path ||
    read.endsWith('/detail/{id}/')
  )
}

/** Finds the first segment of a path. */
function findArea(path: string): string {
  return path.split('/')[1] ?? ''
}
