import type { StudentHomework } from '#sdk'
import { useState } from 'react'
import * as v from 'valibot'
import { useClients } from '#web/api/clients.ts'
import { useRevalidateRecords } from '#web/api/menuCounts.ts'
import { withIdempotencyKey } from '#web/api/withIdempotencyKey.ts'
import { isConflict } from '#web/api/formatError.ts'
import { files, maxLength, optional } from '#web/form/rules.ts'
import { useSession } from '#web/state/stores.ts'

/** Rules of a homework answer: one to three files and a text. */
export const answerRules = {
  file_ids: files({ min: 1, max: 3 }),
  text: optional(v.pipe(v.string(), maxLength(4000))),
}
export type AnswerValues = {
  [Name in keyof typeof answerRules]: v.InferOutput<(typeof answerRules)[Name]>
}

/**
 * Returns the call that hands a homework answer in, the name of its draft, and the refresh of the lists afterwards.
 * @see specification section 5, Homework
 */
export function useHandIn(homework: StudentHomework) {
  const clients = useClients()
  const refresh = useRevalidateRecords('/homework/mine/list/')
  const { user } = useSession()
  const isKidsOwn = user?.category === 'kids'
  const [isTold, setTold] = useState(false)
  const draft = `homework-${homework.id}-${homework.learner.id}`
  return {
    draft,
    /** @param onStale called when another window has handed in an answer, which sending once more replaces */
    async send({ file_ids, text }: AnswerValues, onStale: () => void) {
      const kid = !isKidsOwn && homework.learner.age != null ? { kid_id: homework.learner.id } : {}
      const seen = isTold ? {} : { last_submission_id: homework.submissions[0]?.id ?? null }
      try {
        await withIdempotencyKey(draft, (header) =>
          clients.api.POST('/homework/{id}/submit/', {
            params: { path: { id: homework.id }, header },
            body: { file_ids, ...(text ? { text } : {}), ...kid, ...seen },
          }),
        )
      } catch (error) {
        if (isConflict(error)) {
          setTold(true)
          onStale()
        }
        throw error
      }
    },
    refresh,
  }
}
