import { useRef } from 'react'
import { useIntl } from 'react-intl'
import { isInterrupted } from '#web/api/formatError.ts'
import { explainDeletion } from './explainDeletion.ts'
import { findChanges } from './findChanges.ts'

type Values = Readonly<Record<string, unknown>>

export interface PartOptions<Part> {
  /** The record, a part of which the form edits, as the page shows it now */
  part: Part
  /** Reads the record at the moment of saving */
  load: () => Promise<Part>
  /** Reads the values of the form */
  read: (part: Part) => Values
  /** Shows the record as it is now */
  refresh: () => Promise<unknown>
  getLabel: (name: string) => string
  /** Formats what another person saved in a field */
  describe: (name: string, part: Part) => string | Promise<string>
  /** Names the `fields` that were changed; by default it speaks of another person */
  text?: MessageId
}

/**
 * Returns a function that saves a form of a page that may show other people's values beside edited fields. It rejects
 * with an `ApiError` where another person has saved since the form began; saving again overwrites.
 * @see docs/decisions.md#edited-by-two
 */
export function usePartUnchanged<Part extends { readonly id: number }>(options: PartOptions<Part>) {
  const { part, load, read, refresh, getLabel, describe, text } = options
  const intl = useIntl()
  // An attempt without a response may have saved these values
  const unanswered = useRef<Values>(undefined)
  const base = useRef({ id: part.id, values: read(part) })
  async function saveUnchanged(own: Values, save: () => Promise<unknown>) {
    const current = await load()
    const isSame = base.current.id === part.id
    const [before, now] = [isSame ? base.current.values : read(part), read(current)]
    const changes = findChanges(Object.keys(own), before, now, own, unanswered.current)
    if (changes.length > 0) {
      base.current = { id: part.id, values: now }
      await refresh()
      const { createChangeError } = await import('./createChangeError.ts')
      throw await createChangeError(intl, changes, getLabel, (name) => describe(name, current), text)
    }
    try {
      await save()
    } catch (error) {
      if (isInterrupted(error)) unanswered.current = own
      throw error
    }
    base.current = { id: part.id, values: { ...now, ...own } }
    await refresh()
  }
  return (own: Values, save: () => Promise<unknown>) =>
    saveUnchanged(own, save).catch((error: unknown) => {
      throw explainDeletion(error, intl)
    })
}
