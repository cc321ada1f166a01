import type { Feedback } from '#sdk'
import { useIntl } from 'react-intl'
import { useClients } from '#web/api/clients.ts'
import { isDoneAlready } from '#web/api/isDoneAlready.ts'
import { withIdempotencyKey } from '#web/api/withIdempotencyKey.ts'
import { notify } from '#web/state/notifications.ts'
import { useStores } from '#web/state/stores.ts'
import { createClassCheck, useRefreshClasses } from './queries.ts'

export interface FeedbackOptions {
  classId: number
  /** The person who is rated */
  side: 'tutor' | 'student'
  isKid: boolean
  /** The user's own feedback, to change it */
  given?: Feedback | undefined
}

interface FeedbackValues {
  platform: number
  service: number
  person: number
  comment?: string | undefined
}

/** Returns a function that rates a class, or changes the rating that was given. */
export function useSendFeedback({ classId, side, isKid, given }: FeedbackOptions) {
  const intl = useIntl()
  const clients = useClients()
  const refresh = useRefreshClasses()
  const { notifications } = useStores()

  return async ({ platform, service, person, comment }: FeedbackValues) => {
    const body = { class_id: classId, platform, service, [side]: person, ...(comment ? { comment } : {}) }
    try {
      if (given)
        await clients.api.POST('/feedback/update/{id}/', { params: { path: { id: given.id } }, body })
      else
        await withIdempotencyKey(`feedback-${classId}`, (header) =>
          clients.api.POST('/feedback/add/', { params: { header }, body }),
        )
      const thanks = isKid ? 'archive.rate.kids.thanks' : 'archive.thanks'
      notify(notifications, 'success', intl.formatMessage({ id: given ? 'Saved successfully' : thanks }))
    } catch (error) {
      const isRated = createClassCheck(classId, ({ is_feedback_due }) => !is_feedback_due)
      if (given || !(await isDoneAlready(error, () => isRated(clients)))) throw error
      // Rated in another window: this form gives way to what was sent there
      notify(notifications, 'info', intl.formatMessage({ id: 'archive.rated' }))
    }
    await refresh()
  }
}
