import type { Slot } from '#sdk'
import { useClients } from '#web/api/clients.ts'
import { availabilityQuery } from '#web/calendar/availabilityQuery.ts'

/**
 * Returns a function that asks the API which hours of a tutor are still free.
 * @returns the free ones of the given hours; all of them where the API cannot be asked
 */
export function useFreeHours(tutor: number) {
  const clients = useClients()
  return async (hours: readonly Slot[]): Promise<readonly Slot[]> => {
    const reads = hours.map(({ start_date_time, end_date_time }) =>
      availabilityQuery(tutor, Date.parse(start_date_time), Date.parse(end_date_time)).load(clients),
    )
    try {
      const slots = (await Promise.all(reads)).flatMap(({ data }) => data.slots)
      const free = slots.filter(({ state }) => state === 'available' || state === 'selected')
      return hours.filter(({ id }) => free.some((slot) => slot.id === id))
    } catch {
      return hours
    }
  }
}
