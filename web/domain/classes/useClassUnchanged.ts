import type { ClassDetail } from '#sdk'
import { useRef } from 'react'
import { useIntl } from 'react-intl'
import { useClients } from '#web/api/clients.ts'
import { isInterrupted } from '#web/api/formatError.ts'
import { findChanges } from '#web/resource/findChanges.ts'
import { classQuery, useRefreshClasses } from './queries.ts'

type Values = Readonly<Record<string, unknown>>

interface ClassFields {
  /** Reads the values of the form from a class */
  read: (row: ClassDetail) => Values
  getLabel: (name: string) => string
  /** Formats a value that another person saved */
  describe: (value: unknown) => string
}

/**
 * Returns a function that saves a part of a class, and rejects with an `ApiError` where another person has saved it
 * meanwhile; the class then shows their values, and saving again overwrites them.
 * @see docs/decisions.md#edited-by-two
 */
export function useClassUnchanged(bookedClass: ClassDetail, { read, getLabel, describe }: ClassFields) {
  const intl = useIntl()
  const clients = useClients()
  const refresh = useRefreshClasses()
  const unanswered = useRef<Values>(undefined)
  // The values that the form began with: a revalidation may bring another person's beside an edited field
  const base = useRef({ id: bookedClass.id, values: read(bookedClass) })
  return async (own: Values, save: () => Promise<unknown>) => {
    const { data: current } = await classQuery(bookedClass.id).load(clients)
    const isSame = base.current.id === bookedClass.id
    const [before, now] = [isSame ? base.current.values : read(bookedClass), read(current)]
    const changes = findChanges(Object.keys(own), before, now, own, unanswered.current)
    if (changes.length > 0) {
      base.current = { id: bookedClass.id, values: now }
      await refresh()
      const { createChangeError } = await import('#web/resource/createChangeError.ts')
      throw await createChangeError(intl, changes, getLabel, (name) => describe(now[name]))
    }
    try {
      await save()
    } catch (error) {
      if (isInterrupted(error)) unanswered.current = own
      throw error
    }
    base.current = { id: bookedClass.id, values: { ...now, ...own } }
    await refresh()
  }
}
