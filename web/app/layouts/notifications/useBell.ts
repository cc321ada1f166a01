import type { ServerNotification } from '#sdk'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useClients } from '#web/api/clients.ts'
import { formatError } from '#web/api/formatError.ts'
import { menuCountsQuery } from '#web/api/menuCounts.ts'
import { query, useQuery } from '#web/api/query.ts'
import { notify } from '#web/state/notifications.ts'
import { useStores } from '#web/state/stores.ts'

/** As many as the tab keeps of its own toasts */
const NOTIFICATIONS_MAX = 50
const notificationsQuery = query('/notifications/list/', { query: { page_size: NOTIFICATIONS_MAX } })

export type Bell = ReturnType<typeof useBell>

/**
 * Returns the server's notifications and the actions that mark them as read.
 * @param isMember guests have no notifications
 */
export function useBell(isMember: boolean) {
  const intl = useIntl()
  const { api } = useClients()
  const { notifications } = useStores()
  const list = useQuery(isMember ? notificationsQuery : null)
  const counts = useQuery(isMember ? menuCountsQuery : null)
  const [isBusy, setBusy] = useState(false)
  return {
    rows: isMember ? list.data?.data : [],
    error: list.error,
    isValidating: list.isValidating,
    retry: () => void list.mutate(),
    unread: counts.data?.data.notifications ?? 0,
    isKnown: counts.data !== undefined,
    isBusy,
    readAll: () => void read(undefined),
    readOne: (row: ServerNotification) => void (row.is_read || read([row.id])),
  }

  /**
   * Marks notifications as read.
   * @param ids undefined marks all
   */
  async function read(ids: number[] | undefined) {
    setBusy(true)
    try {
      await api.POST('/notifications/read/', { body: ids ? { ids } : {} })
      await Promise.all([list.mutate(), counts.mutate()])
    } catch (error) {
      notify(notifications, 'error', formatError(error, intl))
    } finally {
      setBusy(false)
    }
  }
}
