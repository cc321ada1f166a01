import type { Question } from '#sdk'
import { useIntl } from 'react-intl'
import { useClients } from '#web/api/clients.ts'
import { formatError } from '#web/api/formatError.ts'
import { dismissErrors, notify } from '#web/state/notifications.ts'
import { useStores } from '#web/state/stores.ts'

/** Returns actions that move and delete questions; the list is revalidated afterwards, also after an error. */
export function useQuestionActions(
  quizId: number,
  questions: readonly Question[],
  refresh: () => Promise<unknown>,
) {
  const intl = useIntl()
  const clients = useClients()
  const { notifications } = useStores()

  async function runAction(run: () => Promise<unknown>, done?: MessageId) {
    try {
      await run()
      dismissErrors(notifications)
      if (done) notify(notifications, 'success', intl.formatMessage({ id: done }))
    } catch (error) {
      notify(notifications, 'error', formatError(error, intl))
    }
    await refresh()
  }

  function move(from: number, to: number) {
    const ids = questions.map(({ id }) => id)
    const [moved] = ids.splice(from, 1)
    if (moved !== undefined) ids.splice(to, 0, moved)
    return runAction(() =>
      clients.api.POST('/quizzes/{id}/questions/reorder/', {
        params: { path: { id: quizId } },
        body: { question_ids: ids },
      }),
    )
  }

  function remove({ id }: Question) {
    return runAction(
      () => clients.api.DELETE('/quizzes/questions/delete/{id}', { params: { path: { id } } }),
      'Delete success',
    )
  }

  return { move, remove }
}
