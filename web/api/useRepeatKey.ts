import { ApiError } from '#sdk'
import { useRef } from 'react'

/**
 * For a form that makes a record: returns a function that runs a call with an `Idempotency-Key`, the same one where the
 * same is sent again after a failure, so that a second press of Save makes no second record. Changed values are another
 * record. Kept in memory, because form values may be private.
 */
export function useRepeatKey() {
  const last = useRef<{ text: string; id: string }>(undefined)
  return async function run<Result>(
    sent: object,
    call: (header: { 'Idempotency-Key': string }) => Promise<Result>,
  ): Promise<Result> {
    const text = JSON.stringify(sent)
    if (last.current?.text !== text) last.current = { text, id: crypto.randomUUID() }
    try {
      const result = await call({ 'Idempotency-Key': last.current.id })
      last.current = undefined
      return result
    } catch (error) {
      // A refusal is a response: the next try is another call
      if (error instanceof ApiError && error.status >= 400 && error.status < 500) last.current = undefined
      throw error
    }
  }
}
