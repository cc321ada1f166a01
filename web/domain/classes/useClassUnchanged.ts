import type { ClassDetail } from '#sdk'
import { useClients } from '#web/api/clients.ts'
import { usePartUnchanged } from '#web/resource/usePartUnchanged.ts'
import { classQuery, useRefreshClasses } from './queries.ts'

interface ClassFields {
  /** Reads the values of the form from a class */
  read: (row: ClassDetail) => Readonly<Record<string, unknown>>
  getLabel: (name: string) => string
  /** Formats a value that another person saved */
  describe: (value: unknown) => string
}

/** Returns a function that saves a part of a class unless another person has saved it since the form began. */
export function useClassUnchanged(part: ClassDetail, { read, getLabel, describe }: ClassFields) {
  const clients = useClients()
  return usePartUnchanged({
    part,
    load: async () => (await classQuery(part.id).load(clients)).data,
    read,
    refresh: useRefreshClasses(),
    getLabel,
    describe: (name, current) => describe(read(current)[name]),
  })
}
